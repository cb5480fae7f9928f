/** What is kept of a text that is being changed: the version that it was made from on a line of its own, then the text. */
export const serializeDraft = (base: number, text: string): string => `${base}\n${text}`;

/** Null where nothing, or nothing of ours, is kept. */
export function parseDraft(stored: string): { readonly base: number; readonly text: string } | null {
  const [, base, text = ''] = /^(\d{1,9})\n([\s\S]*)$/.exec(stored) ?? [];
  return base === undefined ? null : { base: Number.parseInt(base, 10), text };
}
