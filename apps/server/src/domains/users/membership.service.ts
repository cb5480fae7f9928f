import { type Actor, checkPermission, isPartner } from '@boostdesk/auth';
import type { Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { EventsService } from '../events/events.service.ts';
import type { NotificationCode, NotificationsService } from '../notifications/notifications.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { type Account, type AccountsService, toActor } from './accounts.service.ts';

export interface MembershipDeps {
  readonly write: Write;
  readonly accounts: Pick<AccountsService, 'lock' | 'setPremium' | 'setAffilate'>;
  readonly events: Pick<EventsService, 'publishToUsers'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly siteLog: Pick<SiteLogService, 'record'>;
}

interface Membership {
  readonly premium: boolean;
  readonly partner: boolean;
}

interface Change {
  readonly changed: readonly (keyof Membership)[];
  readonly before: Membership;
  readonly after: Membership;
}

interface MembershipRequest {
  readonly id: number;
  readonly premium?: boolean | undefined;
  readonly partner?: boolean | undefined;
}

const codes: Readonly<Record<keyof Membership, (isOn: boolean) => NotificationCode>> = {
  premium: (isOn) => (isOn ? 'premium_granted' : 'premium_ended'),
  partner: (isOn) => (isOn ? 'partner_granted' : 'partner_ended'),
};

const membershipOf = (account: Account): Membership => ({ premium: account.premium, partner: isPartner(account) });

/** The code of an earlier partnership, whose links still name it; a new one is unique by the id and readable by the name. */
const partnerCode = ({ id, sanitizedName, formerAffilate }: Account): string =>
  formerAffilate ?? `${sanitizedName}-${id}`;

/** Premium and partner statuses, set by staff. docs/product.md, Users. */
export function createMembershipService({ write, accounts, events, notifications, siteLog }: MembershipDeps) {
  /** @throws HttpError `not_found`, or `conflict` and `forbidden` by the rule */
  async function lockSubject(tx: Tx, by: number, id: number): Promise<Account> {
    const held = await accounts.lock(tx, [by, id]);
    const [actor, subject] = [by, id].map((wanted) => held.find((one) => one.id === wanted));
    if (actor === undefined || actor.banned || actor.relog) throw new HttpError('session_ended');
    if (subject === undefined) throw new HttpError('not_found');
    const decision = checkPermission('user.changeMembership', toActor(actor), subject);
    if (decision.ok) return subject;
    if (decision.reason === 'oneself')
      throw new HttpError('conflict', msg('This is your own account. Someone else has to do this.'));
    if (decision.reason === 'higherRole')
      throw new HttpError('conflict', msg('Only admins can change staff accounts.'));
    throw new HttpError('forbidden');
  }

  async function save(tx: Tx, actor: Actor, subject: Account, { changed, before, after }: Change): Promise<void> {
    const { id } = subject;
    if (changed.includes('premium')) await accounts.setPremium(tx, id, after.premium);
    const code = after.partner ? partnerCode(subject) : null;
    if (changed.includes('partner')) await accounts.setAffilate(tx, id, code);
    const pick = (from: Membership, affilate: string | null) => ({
      ...Object.fromEntries(changed.map((name) => [name, from[name]])),
      ...(changed.includes('partner') ? { affilate } : {}),
    });
    await siteLog.record(tx, {
      actor,
      action: 'user.changeMembership',
      object: { kind: 'user', id },
      before: pick(before, subject.affilate),
      after: pick(after, code),
    });
    for (const name of changed) {
      await notifications.notify(tx, { users: [id], code: codes[name](after[name]), params: {}, order: null });
    }
    // The own token contains the partner's mark.
    await events.publishToUsers(tx, [id], 'accountChanged', { user: id });
  }

  return {
    /** Setting a status again does nothing. */
    change: ({ actor }: { readonly actor: Actor }, { id, ...wanted }: MembershipRequest) =>
      write(null, async (tx) => {
        const subject = await lockSubject(tx, actor.id, id);
        const before = membershipOf(subject);
        const after = { premium: wanted.premium ?? before.premium, partner: wanted.partner ?? before.partner };
        const changed = (['premium', 'partner'] as const).filter((name) => before[name] !== after[name]);
        if (changed.length > 0) await save(tx, actor, subject, { changed, before, after });
        return { membership: { id, ...after } };
      }),
  };
}

export type MembershipService = ReturnType<typeof createMembershipService>;
