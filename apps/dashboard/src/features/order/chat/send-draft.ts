export interface Sending {
  /** Takes the text into the outbox; rejects where it cannot be kept. */
  readonly add: (text: string) => Promise<unknown>;
  /** The text is kept: the draft goes, unless it was written on meanwhile. */
  readonly taken: (text: string) => void;
  readonly failed: () => void;
}

/** Sends what is written. The draft stays until the outbox has it; pressed again meanwhile, the same text goes once. */
export function createDraftSender(): (text: string, sending: Sending) => Promise<void> {
  const underWay = new Set<string>();
  return async (text, { add, taken, failed }) => {
    if (underWay.has(text)) return;
    underWay.add(text);
    try {
      await add(text);
      taken(text);
    } catch {
      failed();
    } finally {
      underWay.delete(text);
    }
  };
}
