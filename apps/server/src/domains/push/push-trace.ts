import type { AlertDecision, AlertRule, TraceEntry } from '@boostdesk/realtime/alerts';
import type { Ending } from './outcomes.repository.ts';

/** Rules that only the device can check; assumed true here. */
const OF_THE_DEVICE: ReadonlySet<AlertRule> = new Set(['notViewingOrder', 'notOnScreen', 'pushOn']);

type PushLine = TraceEntry & { readonly part: 'all' | 'push' };
const isOfPush = (line: TraceEntry): line is PushLine => line.part === 'all' || line.part === 'push';

/** Returns the rules that decided whether this server pushes. */
export const pushTrace = ({ trace }: AlertDecision): NonNullable<Ending['trace']> =>
  trace.filter(isOfPush).filter(({ rule }) => !OF_THE_DEVICE.has(rule));
