import type { AlertDecision, AlertRule, TraceEntry } from '@boostdesk/realtime/alerts';
import type { PushResult } from './outcomes.repository.ts';

/** Rules that only the device can check; assumed true here. */
const DEVICE_RULES: ReadonlySet<AlertRule> = new Set(['notViewingOrder', 'notOnScreen', 'pushOn']);

type PushLine = TraceEntry & { readonly part: 'all' | 'push' };
const isPushLine = (line: TraceEntry): line is PushLine => line.part === 'all' || line.part === 'push';

export const toPushTrace = ({ trace }: AlertDecision): NonNullable<PushResult['trace']> =>
  trace.filter(isPushLine).filter(({ rule }) => !DEVICE_RULES.has(rule));
