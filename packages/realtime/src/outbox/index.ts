export { createOutbox } from './outbox.ts';
export { createMemoryStore, openOutboxStore } from './outbox-store.ts';

export type {
  Outbox,
  OutboxFailure,
  OutboxMessage,
  OutboxOptions,
  OutboxRequest,
  OutboxState,
  OutboxStore,
  SentMessage,
  StoredMessage,
} from './outbox-types.ts';
