import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import { decryptCredentials, encryptCredentials, REVEAL_SECONDS } from '../../vault/credentials-vault.ts';
import { createCredentialsRepository } from './credentials.repository.ts';
import type { OrderCommandContext, OrderCommandDeps, OrderCommands } from './order-commands.ts';
import type { CommandCaller } from './orders-deps.ts';

/** Retention of account details after the order's end, for complaints. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

const missingMessage = ({ credentials_erased_at: erased }: OrderCommandContext['order']): MessageDescriptor =>
  erased === null
    ? msg('No account details have been saved yet.')
    : msg('The account details were deleted after the order ended.');

interface GivenCredentials {
  readonly id: number;
  readonly login: string;
  readonly password: string;
  readonly accountName?: string | undefined;
  readonly note?: string | undefined;
}

/** Account details are encrypted and revealed for a short time; the customer sees each access. */
export function createOrderCredentialsService(deps: OrderCommandDeps, commands: OrderCommands) {
  const vault = createCredentialsRepository();

  return {
    save: (caller: CommandCaller, { id, login, password, accountName, note }: GivenCredentials) =>
      commands.run(caller, 'order.saveCredentials', id, async ({ tx, order, now }) => {
        if (!order.credentials_needed) throw new HttpError('conflict', msg('This order doesn’t need account details.'));
        const credentials = { login, password, accountName: accountName || null, note: note || null };
        await vault.save(tx, id, encryptCredentials(deps.vaultKey, `order:${id}`, credentials), now);
        return {
          set: { credentials_saved_at: now },
          event: { kind: 'credentials_saved' },
          systemMessage: { code: 'credentials_saved', params: {} },
          notify: { code: 'credentials_saved', params: {}, to: 'booster' },
        };
      }),

    reveal: (caller: CommandCaller, id: number) =>
      deps.write(caller, async (tx) => {
        const context = await commands.loadForUpdate(tx, caller, 'order.revealCredentials', id);
        const sealed = await vault.ofOrder(tx, id);
        if (sealed === undefined) throw new HttpError('conflict', missingMessage(context.order));
        const { by } = context;
        await commands.applyChange(context, 'order.revealCredentials', {
          set: {},
          event: { kind: 'credentials_revealed' },
          systemMessage: { code: 'credentials_revealed', params: { by } },
          notify: { code: 'credentials_revealed', params: { by }, to: 'customer' },
        });
        return { ...decryptCredentials(deps.vaultKey, `order:${id}`, sealed), seconds: REVEAL_SECONDS };
      }),

    sweep: (): Promise<void> =>
      deps.write(null, (tx) => {
        const now = deps.clock();
        return vault.eraseEnded(tx, new Date(now.getTime() - RETENTION_MS), now);
      }),
  };
}
