import type { PushedEvent, PushOutcome } from '@boostdesk/api-client/contract';
import { type AlertEvent, orderOf } from '@boostdesk/realtime/alerts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';

const EVENTS_MAX = 50;

type Outcomes = PushedEvent['outcomes'];

export interface DeliveryKey {
  readonly token: string;
  readonly user: number;
  readonly seq: number;
}

export interface PushResult {
  readonly outcome: PushOutcome;
  readonly trace: Outcomes[number]['trace'];
}

interface EventRow {
  readonly event_id: string;
  readonly seq: number;
  readonly name: AlertEvent['name'];
  readonly payload: object;
  readonly created_at: Date;
  readonly outcomes: Outcomes;
}

function toPushed({ event_id: id, seq, name, payload, created_at: at, outcomes }: EventRow): PushedEvent {
  // Written by the events repository; only alerts are pushed.
  const event = { name, payload } as AlertEvent;
  const type = event.name === 'orderNotification' ? event.payload.type : null;
  return { id, seq, at: at.toISOString(), name, type, order: orderOf(event), outcomes };
}

/** Counts the rows of the preceding `ended` CTE, so that each deleted delivery counts once. */
const countOutcomes = ({ outcome, trace }: PushResult, now: Date) => sql`
  insert into push_outcomes (user_id, seq, outcome, devices, trace, at)
  select user_id, seq, ${outcome}, count(*), ${trace === null ? null : JSON.stringify(trace)}::jsonb, ${now}
  from ended group by user_id, seq order by user_id, seq
  on conflict (user_id, seq, outcome) do update
    set devices = push_outcomes.devices + excluded.devices, trace = excluded.trace, at = excluded.at`;

export function createOutcomesRepository() {
  return {
    async finish(db: Db, { token, user, seq }: DeliveryKey, ending: PushResult, now: Date): Promise<void> {
      await sql`
        with ended as (
          delete from push_deliveries where token = ${token} and user_id = ${user} and seq = ${seq}
          returning user_id, seq
        ) ${countOutcomes(ending, now)}`.execute(db);
    },

    /** Also ends the devices' pending deliveries. */
    async removeTokens(db: Db | Tx, which: RawBuilder<unknown>, now: Date): Promise<void> {
      await sql`
        with gone as (delete from push_tokens where ${which} returning token),
        ended as (delete from push_deliveries d using gone where d.token = gone.token returning d.user_id, d.seq)
        ${countOutcomes({ outcome: 'gone', trace: null }, now)}`.execute(db);
    },

    /** Sorted from the newest. */
    async list(db: Db, user: number): Promise<PushedEvent[]> {
      const { rows } = await sql<EventRow>`
        select e.event_id, e.seq, e.name, e.payload, e.created_at,
               json_agg(json_build_object('outcome', o.outcome, 'devices', o.devices, 'trace', o.trace)
                        order by o.outcome = 'sent' desc, o.outcome) as outcomes
        from push_outcomes o join user_events e on e.user_id = o.user_id and e.seq = o.seq
        where o.user_id = ${user}
        group by e.user_id, e.seq order by e.seq desc limit ${EVENTS_MAX}`.execute(db);
      return rows.map(toPushed);
    },

    /** Also deletes each user's outcomes beyond those that `list` returns. */
    async deleteOld(db: Db, before: Date): Promise<void> {
      await sql`
        with placed as (
          select user_id, seq, at, dense_rank() over (partition by user_id order by seq desc) as place from push_outcomes
        ), old as (select distinct user_id, seq from placed where place > ${EVENTS_MAX} or at < ${before})
        delete from push_outcomes o using old where o.user_id = old.user_id and o.seq = old.seq`.execute(db);
    },
  };
}
