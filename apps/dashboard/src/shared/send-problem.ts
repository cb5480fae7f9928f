import type { OutboxMessage } from '@boostdesk/realtime/outbox';
import { t } from '@lingui/core/macro';

/** Whether the server refused a message until its sender confirms that it has personal details. */
export const needsConfirmation = ({ failure }: Pick<OutboxMessage, 'failure'>): boolean =>
  failure?.code === 'needs_confirmation';

/** Why a message was not sent; undefined when there is nothing to say. */
export function sendProblemMessage(failure: OutboxMessage['failure']): string | undefined {
  // Written by the outbox, which speaks English; other messages are the server's.
  return failure?.code === 'expired' ? t`This message is more than a day old.` : failure?.message;
}
