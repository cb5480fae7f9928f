import type { AlertRule, AlertVerdict, TraceLine } from '@boostdesk/realtime/alerts';
import type { Ending } from './outcomes.repository.ts';

/** What the device alone knows when a push comes; here it is taken for so. */
const OF_THE_DEVICE: ReadonlySet<AlertRule> = new Set(['notViewingOrder', 'notOnScreen', 'pushOn']);

type PushLine = TraceLine & { readonly part: 'all' | 'push' };
const isOfPush = (line: TraceLine): line is PushLine => line.part === 'all' || line.part === 'push';

/** The rules by which this server pushes, or does not. */
export const pushTrace = ({ trace }: AlertVerdict): NonNullable<Ending['trace']> =>
  trace.filter(isOfPush).filter(({ rule }) => !OF_THE_DEVICE.has(rule));
