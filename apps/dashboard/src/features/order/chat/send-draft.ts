export interface DraftHandlers {
  /** Adds the text to the outbox; rejects if it cannot be stored. */
  readonly add: (text: string) => Promise<unknown>;
  /** Called when the text is stored; the draft is removed unless it was edited meanwhile. */
  readonly onAccepted: (text: string) => void;
  readonly onFailed: () => void;
}

/** Sends the draft, which stays until the outbox has stored it. Pressing again meanwhile does not send the same text twice. */
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
