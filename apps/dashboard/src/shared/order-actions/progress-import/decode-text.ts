/** What spreadsheets write where UTF-8 is not chosen, by language (Encoding Standard); others have Windows-1252. */
const legacyEncodings: Readonly<Record<string, string>> = { ar: 'windows-1256' };

function encodingByMark([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Decodes a text file by its byte order mark, else as UTF-8, else in the older encoding of the reader's language. */
export function decodeText(bytes: Uint8Array, locale: string): string {
  const marked = encodingByMark(bytes);
  if (marked !== null) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(legacyEncodings[locale] ?? 'windows-1252').decode(bytes);
  }
}
