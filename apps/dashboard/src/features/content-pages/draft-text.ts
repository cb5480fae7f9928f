/** Stored format of a draft: the version it is based on in the first line, then the text. */
export const serializeDraft = (base: number, text: string): string => `${base}\n${text}`;

/** Null if nothing valid is stored. */
export function parseDraft(stored: string): { readonly base: number; readonly text: string } | null {
  const [, base, text = ''] = /^(\d{1,9})\n([\s\S]*)$/.exec(stored) ?? [];
  return base === undefined ? null : { base: Number.parseInt(base, 10), text };
}
