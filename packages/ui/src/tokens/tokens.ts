import { baseColors, fillColors, statusColors, type Themed, tierColors } from './color.data.ts';
import { responsiveScales, scales, shadows, touchScales } from './scale.data.ts';

/** Every colour in both themes. */
export const colors = { ...baseColors, ...statusColors, ...tierColors, ...fillColors } as const satisfies Record<
  string,
  Themed
>;

/** Crest fills keep the dark theme's hue in both themes; only the outline changes. Partly overlaid with light and shade. */
export const crestColors: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(tierColors).map(([name, { dark }]) => [name.replace('tier-', 'crest-'), dark])),
  'crest-light': '#ffffff',
  'crest-shade': '#000000',
};

export { responsiveScales, scales, shadows, touchScales };

/** The two themes. */
export type Theme = 'dark' | 'light';
/** A palette colour by name. */
export type ColorToken = keyof typeof colors;
/** A crest colour by name. */
export type CrestToken = keyof typeof tierColors extends `tier-${infer T}` ? `crest-${T}` : never;
/** A token by name; `--` and the name form the custom property. */
export type Token =
  | ColorToken
  | CrestToken
  | keyof typeof scales
  | keyof typeof responsiveScales
  | keyof typeof touchScales
  | keyof typeof shadows;

/** `var(--surface-2)`, for the few values set in code (a fill, a position). */
export function cssVar(token: Token): string {
  return `var(--${token})`;
}
