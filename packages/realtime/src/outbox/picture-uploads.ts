import type { OutboxFailure, OutboxOptions, OutboxStore, StoredMessage, UploadResult } from './outbox-types.ts';

const NO_ANSWER = { ok: false, code: 'no_answer', message: '' } as const;
const NO_UPLOAD = { ok: false, code: 'unsupported', message: '' } as const;
/** The user cancelled the upload, or the message is gone. */
export const CANCELED = 'canceled';

interface RunningUpload {
  readonly controller: AbortController;
  sent: number;
}

export interface PictureUploadsDeps {
  readonly store: Pick<OutboxStore, 'update'>;
  readonly upload: OutboxOptions['upload'];
  /** Progress has changed. */
  readonly onChange: () => void;
}

/** Uploads the pictures of messages before these are sent. Uploaded ones are stored, so that a reload continues. */
export function createPictureUploads({ store, upload, onChange }: PictureUploadsDeps) {
  const running = new Map<string, RunningUpload>();

  async function uploadOne(
    message: StoredMessage,
    { controller: { signal }, ...state }: RunningUpload & { readonly index: number; readonly count: number },
    onSent: (sent: number) => void,
  ): Promise<UploadResult> {
    const picture = message.pictures?.[state.index];
    if (upload === undefined || picture === undefined) return NO_UPLOAD;
    const onProgress = (part: number) => onSent((state.index + part) / state.count);
    try {
      const result = await upload(picture, { room: message.room, signal, onProgress });
      return signal.aborted ? { ok: false, code: CANCELED, message: '' } : result;
    } catch {
      return signal.aborted ? { ok: false, code: CANCELED, message: '' } : NO_ANSWER;
    }
  }

  async function uploadAll(message: StoredMessage, state: RunningUpload) {
    let current = message;
    for (const [index, picture] of (message.pictures ?? []).entries()) {
      if (picture.id !== null) continue;
      const count = message.pictures?.length ?? 0;
      const result = await uploadOne(current, { ...state, index, count }, (sent) => {
        state.sent = sent;
        onChange();
      });
      if (!result.ok) return result;
      const pictures = current.pictures?.map((one, at) => (at === index ? { ...one, id: result.id } : one));
      current = { ...current, ...(pictures && { pictures }) };
      if (!(await store.update(current))) return { ok: false, code: CANCELED, message: '' } as const;
    }
    return { ok: true, message: current } as const;
  }

  return {
    /** The uploaded part from 0 to 1; undefined while nothing is uploaded. */
    progressOf: (clientId: string): number | undefined => running.get(clientId)?.sent,

    /** Returns false when nothing is being uploaded. */
    cancel(clientId: string): boolean {
      const upload = running.get(clientId);
      upload?.controller.abort();
      return upload !== undefined;
    },

    cancelAll(): void {
      for (const { controller } of running.values()) controller.abort();
    },

    /** Returns the message with the ids of all its pictures, or why there are none. */
    async run(
      message: StoredMessage,
    ): Promise<{ readonly ok: true; readonly message: StoredMessage } | ({ readonly ok: false } & OutboxFailure)> {
      if (!message.pictures?.some(({ id }) => id === null)) return { ok: true, message };
      const state: RunningUpload = { controller: new AbortController(), sent: 0 };
      running.set(message.clientId, state);
      onChange();
      try {
        return await uploadAll(message, state);
      } finally {
        running.delete(message.clientId);
      }
    },
  };
}
