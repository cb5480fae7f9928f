import { chartTones, toneColor } from '../chart-frame/chart-tone.ts';
import type { ProgressColor } from '../progress-bar/progress-bar.tsx';
import { fillColors, tierColors } from './color.data.ts';
import { type ColorToken, cssVar } from './tokens.ts';

const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[];

const progressColors: readonly ProgressColor[] = [
  ...chartTones.filter((tone) => tone !== 'neutral'),
  ...keysOf(fillColors),
  'text-muted',
];

/** What code sets as a colour on an element: custom properties that come together, once for each choice there is. */
export const handedColors: readonly Readonly<Record<string, string>>[] = [
  ...chartTones.map((tone) => ({ '--bd-tone': toneColor(tone) })),
  ...progressColors.map((color) => ({ '--bd-fill': cssVar(color) })),
  ...keysOf(fillColors).map((fill) => ({ '--bd-edge': cssVar(fill) })),
  ...keysOf(tierColors).map((tier) => ({ '--bd-target': cssVar(tier) })),
  ...[0, 1, 2, 3, 4, 5].map((status) => ({
    '--bd-status': cssVar(`status-${status}` as ColorToken),
    '--bd-tint': cssVar(`status-${status}-tint` as ColorToken),
  })),
];
