/** SPEC §5: with `disableSpecialChars` only letters, digits, space and , ; . : - may be typed. Letters of any script. */
const refused = /[^\p{L}\p{M}\p{Nd} ,;.:-]/gu;

export function isAllowedText(text: string): boolean {
  return text.search(refused) === -1;
}

/** The text without the characters that may not be typed. */
export function withoutSpecialChars(text: string): string {
  return text.replaceAll(refused, '');
}
