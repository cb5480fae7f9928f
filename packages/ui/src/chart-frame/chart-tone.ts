const hues = ['accent', 'teal', 'warning', 'pink', 'info', 'success', 'danger'] as const;

/** `status-0` to `status-5` are those of an order's statuses; `neutral` is what is left over. */
export const chartTones = [
  ...hues,
  'neutral',
  'status-0',
  'status-1',
  'status-2',
  'status-3',
  'status-4',
  'status-5',
] as const;
/** The colour of a line or a slice, one of `chartTones`. */
export type ChartTone = (typeof chartTones)[number];

/** The colour as CSS takes it. */
export const getToneColor = (tone: ChartTone): string => `var(--${tone === 'neutral' ? 'border-strong' : tone})`;

/** The colour of who was given none: by its place, so that neighbours differ. */
export const getToneAt = (place: number): ChartTone => hues[place % hues.length] ?? 'accent';
