import { fillColors, statusColors, tierColors } from './color.data.ts';
import type { ColorToken } from './tokens.ts';

/** A foreground, the grounds it stands on, and the least ratio WCAG asks there: 4.5 for text, 3 for edges and marks. */
export type Pair = { readonly on: readonly ColorToken[]; readonly text: ColorToken; readonly least: 4.5 | 3 };

const grounds = [
  'bg',
  'surface',
  'surface-2',
  'surface-3',
  'surface-pop',
  'surface-control',
] as const satisfies ColorToken[];
const hues = ['accent', 'info', 'success', 'warning', 'danger', 'pink', 'teal'] as const satisfies ColorToken[];
const statuses = Object.keys(statusColors).filter((name) => !name.endsWith('-tint')) as (keyof typeof statusColors)[];

/** What the bars of progress-bar, rank-climb and file-drop run on. */
const track = 'surface-active' satisfies ColorToken;

/** Every pair in use. A component that puts a text on a new ground adds the pair here, and the test computes it. */
export const pairs: readonly Pair[] = [
  { text: 'text', on: [...grounds, 'bg-sunken', 'surface-active'], least: 4.5 },
  { text: 'text-muted', on: [...grounds, 'bg-sunken', 'surface-active'], least: 4.5 },
  { text: 'placeholder', on: ['surface', 'bg'], least: 4.5 },
  { text: 'border-strong', on: ['surface', 'surface-2', 'surface-3', 'surface-pop', 'bg'], least: 3 },
  { text: 'focus', on: [...grounds, 'bg-sunken'], least: 3 },
  { text: 'on-solid', on: ['accent-solid', 'accent-solid-hover', 'danger-solid', 'danger-solid-hover'], least: 4.5 },
  { text: 'accent-solid', on: ['surface', 'surface-2', 'bg'], least: 3 },
  // The bars of a chart, and the one that is meant.
  { text: 'accent-bar', on: ['surface', 'bg'], least: 3 },
  ...hues.map(
    (hue): Pair => ({
      text: hue,
      on: ['bg', 'surface', 'surface-2', 'surface-3', 'surface-pop', 'surface-control', `${hue}-tint`],
      least: 4.5,
    }),
  ),
  { text: 'text', on: ['accent-tint', 'warning-tint', 'danger-tint', 'info-tint', 'success-tint'], least: 4.5 },
  ...statuses.map(
    (status): Pair => ({
      text: status,
      on: ['surface', 'surface-2', 'surface-3', 'surface-pop', `${status}-tint` as ColorToken],
      least: 4.5,
    }),
  ),
  ...(Object.keys(tierColors) as (keyof typeof tierColors)[]).flatMap((tier): Pair[] => [
    { text: tier, on: ['surface', 'surface-2', 'surface-3', 'surface-pop'], least: 4.5 },
    // The line of a goal in a chart.
    { text: tier, on: ['bg'], least: 3 },
  ]),
  ...(Object.keys(fillColors) as (keyof typeof fillColors)[]).map(
    (fill): Pair => ({ text: fill, on: ['bg', 'surface', 'surface-pop', track], least: 3 }),
  ),
  // Slices and lines of charts, and bars on their track.
  ...statuses.map((status): Pair => ({ text: status, on: ['bg', track], least: 3 })),
  ...[...hues, 'text-muted' as const].map((bar): Pair => ({ text: bar, on: [track], least: 3 })),
];
