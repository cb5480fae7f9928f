import type { AccountState } from '@boostdesk/api-client/contract';
import { type Actor, checkPermission, isStaff, ROLE, type Role } from '@boostdesk/auth';
import type { Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { type Account, type AccountsService, toActor } from './accounts.service.ts';

export interface AccountChangesDeps {
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: AccountsService;
  readonly siteLog: Pick<SiteLogService, 'record'>;
  /** A booster's orders: locked before accounts, and returned to the board when the booster is removed. */
  readonly orders: {
    readonly lockRunning: (tx: Tx, booster: number) => Promise<void>;
    readonly unassignAll: (
      tx: Tx,
      by: Actor,
      from: { readonly booster: number; readonly reason: string },
    ) => Promise<void>;
  };
  /** Borrowed accounts: locked before users, and returned at once. */
  readonly loans: {
    readonly lockLoans: (tx: Tx, holder: number) => Promise<void>;
    readonly endLoans: (tx: Tx, by: Actor, holder: number) => Promise<void>;
  };
  readonly endSessions: (tx: Tx, user: number, why: string) => Promise<void>;
}

type ChangeAction = 'user.ban' | 'user.changeRole' | 'user.forceRelogin';
type State = Omit<AccountState, 'id'>;

const sentences = {
  oneself: msg('This is your own account. Someone else has to do this.'),
  higherRole: msg('Only admins can change staff accounts.'),
  reservedName: msg(
    'This name is no longer allowed: it resembles another name or is hard to read. The applicant has to change it before joining.',
  ),
} as const;

function assertAllowed(action: ChangeAction, actor: Actor, subject: Account): void {
  const decision = checkPermission(action, actor, subject);
  if (decision.ok) return;
  if (decision.reason === 'oneself' || decision.reason === 'higherRole')
    throw new HttpError('conflict', sentences[decision.reason]);
  throw new HttpError('forbidden');
}

/** Shown to customers, so it does not name the account's change. */
const UNASSIGN_REASON = 'they no longer take orders';

/** Whether customers will see the name from now on. */
const gainsReservedName = (before: State, after: State): boolean =>
  (isStaff(after) && !isStaff(before)) || (after.role === ROLE.booster && before.role === ROLE.customer);

const playsOrders = ({ role, banned }: State): boolean => role === ROLE.booster && !banned;

const stateOf = ({ role, banned, relog }: State): State => ({ role, banned, relog });

/** Changes by staff. A user who loses rights keeps no session and no order. docs/product.md, Users. */
export function createAccountChangesService(deps: AccountChangesDeps) {
  const { accounts } = deps;

  /**
   * Locks orders and loans, then both users, then event counters, as every transaction (docs/decisions/0017), so that
   * two users cannot take each other's rights at the same time.
   */
  async function lockAll(tx: Tx, actor: number, id: number) {
    await deps.orders.lockRunning(tx, id);
    await deps.loans.lockLoans(tx, id);
    const held = await accounts.lock(tx, [actor, id]);
    const [by, subject] = [actor, id].map((wanted) => held.find((one) => one.id === wanted));
    if (by === undefined || by.banned || by.relog) throw new HttpError('session_ended');
    if (subject === undefined) throw new HttpError('not_found');
    return { by, subject };
  }

  type Held = Awaited<ReturnType<typeof lockAll>>;

  async function applyChange(
    tx: Tx,
    { by, subject }: Held,
    action: ChangeAction,
    wanted: Partial<State>,
  ): Promise<{ account: AccountState }> {
    const { id } = subject;
    const actor = toActor(by);
    assertAllowed(action, actor, subject);
    const before = stateOf(subject);
    const after = { ...before, ...wanted };
    if (gainsReservedName(before, after)) await assertNameAllowed(tx, subject);
    const changed = (['role', 'banned', 'relog'] as const).filter((field) => before[field] !== after[field]);
    if (changed.length > 0) {
      await save(tx, id, before, after);
      const only = (state: State) => Object.fromEntries(changed.map((field) => [field, state[field]]));
      const object = { kind: 'user', id } as const;
      await deps.siteLog.record(tx, { actor, action, object, before: only(before), after: only(after) });
    }
    if (before.role === ROLE.booster && !playsOrders(after)) {
      await deps.orders.unassignAll(tx, actor, { booster: id, reason: UNASSIGN_REASON });
      await deps.loans.endLoans(tx, actor, id);
    }
    if (wanted.banned !== false) await deps.endSessions(tx, id, action);
    return { account: { id, ...after } };
  }

  const change = ({ actor }: { readonly actor: Actor }, id: number, action: ChangeAction, wanted: Partial<State>) =>
    deps.write(null, async (tx) => applyChange(tx, await lockAll(tx, actor.id, id), action, wanted));

  /** @throws HttpError `conflict` when a future booster or staff member has a reserved name */
  async function assertNameAllowed(tx: Tx, { id, name }: Account): Promise<void> {
    if ((await accounts.findNameProblem(tx, name, id)) !== null)
      throw new HttpError('conflict', sentences.reservedName);
  }

  async function save(tx: Tx, id: number, before: State, after: State): Promise<void> {
    if (before.role !== after.role) await accounts.setRole(tx, id, after.role);
    if (after.role === ROLE.booster) await accounts.makeEmployee(tx, id);
    if (before.banned !== after.banned) await accounts.setBanned(tx, id, after.banned ? deps.clock() : null);
    if (before.relog !== after.relog) await accounts.setRelog(tx, id, after.relog);
  }

  return {
    ban: (by: { actor: Actor }, id: number) => change(by, id, 'user.ban', { banned: true }),
    unban: (by: { actor: Actor }, id: number) => change(by, id, 'user.ban', { banned: false }),
    changeRole: (by: { actor: Actor }, id: number, role: Role) => change(by, id, 'user.changeRole', { role }),
    /** Makes a customer a booster on trial, in the caller's transaction. */
    async employ(tx: Tx, by: Actor, id: number): Promise<void> {
      const held = await lockAll(tx, by.id, id);
      if (held.subject.role !== ROLE.customer || held.subject.banned)
        throw new HttpError(
          'conflict',
          msg('This person is no longer a customer or has been banned. Check their account.'),
        );
      await applyChange(tx, held, 'user.changeRole', { role: ROLE.booster });
    },
    forceRelogin: (by: { actor: Actor }, id: number) => change(by, id, 'user.forceRelogin', { relog: true }),
  };
}

export type AccountChangesService = ReturnType<typeof createAccountChangesService>;
