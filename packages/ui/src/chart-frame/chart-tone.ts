const hues = ['accent', 'teal', 'warning', 'pink', 'info', 'success', 'danger'] as const;

/** `status-0` to `status-5` are order statuses; `neutral` is the remainder. */
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
/** One of `chartTones`. */
export type ChartTone = (typeof chartTones)[number];

export const getToneColor = (tone: ChartTone): string => `var(--bd-${tone === 'neutral' ? 'border-strong' : tone})`;

/** Neighbouring indexes get different tones. */
export const getToneAt = (place: number): ChartTone => hues[place % hues.length] ?? 'accent';
