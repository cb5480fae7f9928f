export { createOutbox } from './outbox.ts';
export { createMemoryStore, openOutboxStore } from './outbox-store.ts';

export type {
  NewPicture,
  Outbox,
  OutboxFailure,
  OutboxMessage,
  OutboxOptions,
  OutboxRequest,
  OutboxState,
  OutboxStore,
  SentMessage,
  StoredMessage,
  StoredPicture,
  UploadContext,
  UploadResult,
} from './outbox-types.ts';
