/** SPEC §5: letters of any script, digits, space and , ; . : - */
const refused = /[^\p{L}\p{M}\p{Nd} ,;.:-]/gu;

export function isAllowedText(text: string): boolean {
  return text.search(refused) === -1;
}

export function withoutSpecialChars(text: string): string {
  return text.replaceAll(refused, '');
}
