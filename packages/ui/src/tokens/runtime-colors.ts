import { chartTones, getToneColor } from '../chart-frame/chart-tone.ts';
import type { ProgressColor } from '../progress-bar/progress-bar.tsx';
import { fillColors, tierColors } from './color.data.ts';
import { type ColorToken, cssVar } from './tokens.ts';

const getKeys = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[];

const progressColors: readonly ProgressColor[] = [
  ...chartTones.filter((tone) => tone !== 'neutral'),
  ...getKeys(fillColors),
  'text-muted',
];

/** Colours set in code: properties set together, one entry per variant. */
export const runtimeColors: readonly Readonly<Record<string, string>>[] = [
  ...chartTones.map((tone) => ({ '--bd-tone': getToneColor(tone) })),
  ...progressColors.map((color) => ({ '--bd-fill': cssVar(color) })),
  ...getKeys(fillColors).map((fill) => ({ '--bd-edge': cssVar(fill) })),
  ...getKeys(tierColors).map((tier) => ({ '--bd-target': cssVar(tier) })),
  ...[0, 1, 2, 3, 4, 5].map((status) => ({
    '--bd-status': cssVar(`status-${status}` as ColorToken),
    '--bd-tint': cssVar(`status-${status}-tint` as ColorToken),
  })),
];
