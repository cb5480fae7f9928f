export const avatarHues = ['accent', 'info', 'teal', 'pink', 'warning', 'success'] as const;
export type AvatarHue = (typeof avatarHues)[number];

/** 'Mina Park' → 'MP', 'Kaito' → 'KA'. Uses grapheme clusters. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = last === undefined ? [...first].slice(0, 2) : [[...first][0] ?? '', [...last][0] ?? ''];
  return letters.join('').toUpperCase();
}

export function hueOf(name: string): AvatarHue {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 65_521;
  return avatarHues[sum % avatarHues.length] ?? 'accent';
}
