export { createOutbox } from './outbox.ts';
export { createMemoryStore, openOutboxStore } from './outbox-store.ts';

export type {
  KeptMessage,
  Outbox,
  OutboxFailure,
  OutboxMessage,
  OutboxOptions,
  OutboxRequest,
  OutboxState,
  OutboxStore,
  SentMessage,
} from './outbox-types.ts';
