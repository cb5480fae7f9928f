const hues = ['accent', 'teal', 'warning', 'pink', 'info', 'success', 'danger'] as const;

/** The colour of a line or a slice. `status-0` to `status-5` are those of an order's statuses; `neutral` is what is left over. */
export type ChartTone = (typeof hues)[number] | 'neutral' | `status-${0 | 1 | 2 | 3 | 4 | 5}`;

/** The colour as CSS takes it. */
export const toneColor = (tone: ChartTone): string => `var(--${tone === 'neutral' ? 'border-strong' : tone})`;

/** The colour of who was given none: by its place, so that neighbours differ. */
export const toneAt = (place: number): ChartTone => hues[place % hues.length] ?? 'accent';
