export interface DraftHandlers<Picture> {
  /** Takes the pictures of the draft, each once; undefined when the message must not be sent yet. */
  readonly take: () => Promise<readonly Picture[] | undefined>;
  /** Adds the message to the outbox; rejects if it cannot be stored. */
  readonly add: (text: string, pictures: readonly Picture[]) => Promise<unknown>;
  /** Called when the message is stored; the draft is removed unless it was edited meanwhile. */
  readonly onAccepted: (text: string, pictures: readonly Picture[]) => void;
  readonly onFailed: (pictures: readonly Picture[]) => void;
}

/**
 * Sends the draft, which stays until the outbox has stored it. Pressing again meanwhile sends neither the same text nor
 * the same pictures twice.
 */
export function createDraftSender<Picture>(): (text: string, sending: DraftHandlers<Picture>) => Promise<void> {
  const pending = new Set<string>();

  async function send(text: string, { take, add, onAccepted, onFailed }: DraftHandlers<Picture>): Promise<void> {
    const pictures = await take();
    if (pictures === undefined || (text === '' && pictures.length === 0)) return;
    try {
      await add(text, pictures);
    } catch {
      onFailed(pictures);
      return;
    }
    onAccepted(text, pictures);
  }

  return async (text, sending) => {
    if (pending.has(text)) return;
    // Messages without a text differ by their pictures.
    if (text !== '') pending.add(text);
    try {
      await send(text, sending);
    } finally {
      pending.delete(text);
    }
  };
}
