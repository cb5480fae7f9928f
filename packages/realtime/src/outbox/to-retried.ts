import type { OutboxMessage, StoredMessage } from './outbox-types.ts';

/** Waits for a retry, by which the user sends it anyway. */
const NEEDS_CONFIRMATION = 'needs_confirmation';

/** A failed message as it is sent again. */
export function toRetried({ state: _, progress: __, ...kept }: OutboxMessage, at: number): StoredMessage {
  // The server deletes unused uploads after a day; a repeated one that is still there is not stored again.
  const pictures = kept.pictures?.map((picture) => ({ ...picture, id: null }));
  const isConfirmed = kept.failure?.code === NEEDS_CONFIRMATION;
  return { ...kept, ...(pictures && { pictures }), ...(isConfirmed && { confirmed: true }), at, failure: null };
}
