export { createOutbox } from './outbox.ts';
export { createMemoryStore, openOutboxStore } from './outbox-store.ts';
export type {
  MessageExtras,
  NewPicture,
  Outbox,
  OutboxFailure,
  OutboxMessage,
  OutboxOptions,
  OutboxRequest,
  OutboxState,
  OutboxStore,
  QuotedMessage,
  SentMessage,
  StoredMessage,
  StoredPicture,
  UploadContext,
  UploadResult,
} from './outbox-types.ts';
export { createUniqueId } from './unique-id.ts';
