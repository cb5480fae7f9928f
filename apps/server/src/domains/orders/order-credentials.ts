import { Refusal } from '../../contract/refusal.ts';
import { openCredentials, REVEAL_SECONDS, sealCredentials } from '../../vault/credentials-vault.ts';
import { type Phrase, phrase } from '../../words/phrase.ts';
import { createCredentialsRepository } from './credentials.repository.ts';
import type { Acting, ChangeDeps, Changing } from './order-change.ts';
import type { Asker } from './orders-deps.ts';

/** Retention of account details after the order's end, in ms, for complaints. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const nothingToShow = ({ credentials_erased_at: erased }: Acting['order']): Phrase =>
  erased === null
    ? phrase('No account details have been saved yet.')
    : phrase('The account details were deleted after the order ended.');

interface GivenCredentials {
  readonly id: number;
  readonly login: string;
  readonly password: string;
  readonly accountName?: string | undefined;
  readonly note?: string | undefined;
}

/** Account details of customers: encrypted, revealed for a short time, and each access is visible to the customer. */
export function createOrderCredentials(deps: ChangeDeps, changing: Changing) {
  const vault = createCredentialsRepository();

  return {
    save: (asker: Asker, { id, login, password, accountName, note }: GivenCredentials) =>
      changing.act(asker, 'order.saveCredentials', id, async ({ tx, order, now }) => {
        if (!order.credentials_needed)
          throw new Refusal('conflict', phrase('This order doesn’t need account details.'));
        const credentials = { login, password, accountName: accountName || null, note: note || null };
        await vault.save(tx, id, sealCredentials(deps.vaultKey, `order:${id}`, credentials), now);
        return {
          set: { credentials_saved_at: now },
          event: { kind: 'credentials_saved' },
          line: { code: 'credentials_saved', params: {} },
          tell: { code: 'credentials_saved', params: {}, to: 'booster' },
        };
      }),

    reveal: (asker: Asker, id: number) =>
      deps.write(asker, async (tx) => {
        const acting = await changing.enter(tx, asker, 'order.revealCredentials', id);
        const sealed = await vault.ofOrder(tx, id);
        if (sealed === undefined) throw new Refusal('conflict', nothingToShow(acting.order));
        const { by } = acting;
        await changing.applyTo(acting, 'order.revealCredentials', {
          set: {},
          event: { kind: 'credentials_revealed' },
          line: { code: 'credentials_revealed', params: { by } },
          tell: { code: 'credentials_revealed', params: { by }, to: 'customer' },
        });
        return { ...openCredentials(deps.vaultKey, `order:${id}`, sealed), seconds: REVEAL_SECONDS };
      }),

    /** Erases account details past their retention; a periodic job. */
    sweep: (): Promise<void> =>
      deps.write(null, (tx) => {
        const now = deps.clock();
        return vault.eraseEnded(tx, new Date(now.getTime() - KEPT_MS), now);
      }),
  };
}
