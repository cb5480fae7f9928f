import { fillColors, statusColors, tierColors } from './color.data.ts';
import type { ColorToken } from './tokens.ts';

/** WCAG minimum: 4.5 for text, 3 for edges and icons. */
export type ContrastPair = {
  readonly backgrounds: readonly ColorToken[];
  readonly text: ColorToken;
  readonly minRatio: 4.5 | 3;
};

const backgrounds = [
  'bg',
  'surface',
  'surface-2',
  'surface-3',
  'surface-pop',
  'surface-control',
] as const satisfies ColorToken[];
const hues = ['accent', 'info', 'success', 'warning', 'danger', 'pink', 'teal'] as const satisfies ColorToken[];
const statuses = Object.keys(statusColors).filter((name) => !name.endsWith('-tint')) as (keyof typeof statusColors)[];

/** Of progress-bar, rank-climb and file-drop. */
const track = 'surface-active' satisfies ColorToken;

/** All pairs in use; tests compute their contrast. Add new combinations. */
export const contrastPairs: readonly ContrastPair[] = [
  { text: 'text', backgrounds: [...backgrounds, 'bg-sunken', 'surface-active'], minRatio: 4.5 },
  { text: 'text-muted', backgrounds: [...backgrounds, 'bg-sunken', 'surface-active'], minRatio: 4.5 },
  { text: 'placeholder', backgrounds: ['surface', 'bg'], minRatio: 4.5 },
  { text: 'border-strong', backgrounds: ['surface', 'surface-2', 'surface-3', 'surface-pop', 'bg'], minRatio: 3 },
  { text: 'focus', backgrounds: [...backgrounds, 'bg-sunken'], minRatio: 3 },
  {
    text: 'on-solid',
    backgrounds: ['accent-solid', 'accent-solid-hover', 'danger-solid', 'danger-solid-hover'],
    minRatio: 4.5,
  },
  { text: 'accent-solid', backgrounds: ['surface', 'surface-2', 'bg'], minRatio: 3 },
  // Chart bars.
  { text: 'accent-bar', backgrounds: ['surface', 'bg'], minRatio: 3 },
  ...hues.map(
    (hue): ContrastPair => ({
      text: hue,
      backgrounds: ['bg', 'surface', 'surface-2', 'surface-3', 'surface-pop', 'surface-control', `${hue}-tint`],
      minRatio: 4.5,
    }),
  ),
  {
    text: 'text',
    backgrounds: ['accent-tint', 'warning-tint', 'danger-tint', 'info-tint', 'success-tint'],
    minRatio: 4.5,
  },
  ...statuses.map(
    (status): ContrastPair => ({
      text: status,
      backgrounds: ['surface', 'surface-2', 'surface-3', 'surface-pop', `${status}-tint` as ColorToken],
      minRatio: 4.5,
    }),
  ),
  ...(Object.keys(tierColors) as (keyof typeof tierColors)[]).flatMap((tier): ContrastPair[] => [
    { text: tier, backgrounds: ['surface', 'surface-2', 'surface-3', 'surface-pop'], minRatio: 4.5 },
    // Chart target line.
    { text: tier, backgrounds: ['bg'], minRatio: 3 },
  ]),
  ...(Object.keys(fillColors) as (keyof typeof fillColors)[]).map(
    (fill): ContrastPair => ({ text: fill, backgrounds: ['bg', 'surface', 'surface-pop', track], minRatio: 3 }),
  ),
  // Chart slices and lines, and bars on their track.
  ...statuses.map((status): ContrastPair => ({ text: status, backgrounds: ['bg', track], minRatio: 3 })),
  ...[...hues, 'text-muted' as const].map((bar): ContrastPair => ({ text: bar, backgrounds: [track], minRatio: 3 })),
];
