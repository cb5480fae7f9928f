import type { Progress } from '@boostdesk/api-client/contract';
import { type LadderId, ladderIds, type ServiceUnit, serviceUnits } from '@boostdesk/catalogs';
import { completionOf } from '@boostdesk/catalogs/progress';
import { z } from 'zod/mini';
import type { OrderRecord } from './orders.repository.ts';

export const progressColumns = [
  'ladder',
  'from_rank',
  'target_rank',
  'now_rank',
  'now_lp',
  'target_count',
  'done_count',
  'percent',
  'details',
  'quote',
] as const;

type ProgressRow = Pick<OrderRecord, (typeof progressColumns)[number]>;

const isLadder = (value: string | null): value is LadderId => (ladderIds as readonly (string | null)[]).includes(value);

/** Points at the time of the order. SPEC §3, `currentLp`. */
const StartingPoints = z.object({ currentLp: z.catch(z.int(), 0) });

/** The quote's line with the unit as sold, regardless of today's catalogue. */
const UnitLine = z.discriminatedUnion('code', [
  z.object({ code: z.literal('units'), params: z.object({ unit: z.enum(serviceUnits) }) }),
  z.object({ code: z.literal('flat') }),
]);

function unitOf({ quote }: Pick<ProgressRow, 'quote'>): ServiceUnit | null {
  for (const line of Array.isArray(quote) ? quote : []) {
    const { data } = UnitLine.safeParse(line);
    if (data !== undefined) return data.code === 'flat' ? 'flat' : data.params.unit;
  }
  return null;
}

export function toProgress(order: ProgressRow): Progress {
  const { ladder, from_rank: from, target_rank: target } = order;
  const percent = Number(order.percent);
  if (isLadder(ladder) && from !== null && target !== null) {
    const { currentLp: fromLp } = StartingPoints.parse(order.details);
    return { kind: 'rank', ladder, from, fromLp, now: order.now_rank ?? from, lp: order.now_lp, target, percent };
  }
  return { kind: 'count', unit: unitOf(order), done: order.done_count, target: order.target_count ?? 1, percent };
}

/** By progress, or by proof when nothing is counted. */
export const completionFor = (order: ProgressRow) => completionOf(toProgress(order));
