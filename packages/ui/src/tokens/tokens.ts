import { baseColors, fillColors, statusColors, type Themed, tierColors } from './color.data.ts';
import { responsiveScales, scales, shadows, touchScales } from './scale.data.ts';

/** All colours. */
export const colors = { ...baseColors, ...statusColors, ...tierColors, ...fillColors } as const satisfies Record<
  string,
  Themed
>;

/** Crests keep the dark theme's hue; only the outline changes. */
export const crestColors: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(tierColors).map(([name, { dark }]) => [name.replace('tier-', 'crest-'), dark])),
  'crest-light': '#ffffff',
  'crest-shade': '#000000',
};

export { responsiveScales, scales, shadows, touchScales };

/** The two themes. */
export type Theme = 'dark' | 'light';
/** A palette colour. */
export type ColorToken = keyof typeof colors;
/** A crest colour. */
export type CrestToken = keyof typeof tierColors extends `tier-${infer T}` ? `crest-${T}` : never;
/** `--bd-` and the name form the custom property. */
export type Token =
  | ColorToken
  | CrestToken
  | keyof typeof scales
  | keyof typeof responsiveScales
  | keyof typeof touchScales
  | keyof typeof shadows;

/** `var(--bd-surface-2)`, for values set in code. */
export function cssVar(token: Token): string {
  return `var(--bd-${token})`;
}
