export interface DraftHandlers {
  /** Takes the text into the outbox; rejects where it cannot be kept. */
  readonly add: (text: string) => Promise<unknown>;
  /** The text is kept: the draft goes, unless it was written on meanwhile. */
  readonly onAccepted: (text: string) => void;
  readonly onFailed: () => void;
}

/** Sends what is written. The draft stays until the outbox has it; pressed again meanwhile, the same text goes once. */
export function createDraftSender(): (text: string, sending: DraftHandlers) => Promise<void> {
  const pending = new Set<string>();
  return async (text, { add, onAccepted, onFailed }) => {
    if (pending.has(text)) return;
    pending.add(text);
    try {
      await add(text);
      onAccepted(text);
    } catch {
      onFailed();
    } finally {
      pending.delete(text);
    }
  };
}
