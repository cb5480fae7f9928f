import { sql } from 'kysely';
import type { TestDatabase } from './database.ts';

export interface PushedEvents {
  readonly users: readonly number[];
  /** Events per user; their numbers begin after 1000. */
  readonly events: number;
  readonly at: Date;
}

/** The events have reached one device of each user, and not the other. */
export async function addPushedEvents({ db }: TestDatabase, { users, events, at }: PushedEvents): Promise<void> {
  await sql`
    insert into user_events (user_id, seq, event_id, name, payload, created_at)
    select u, 1000 + n, gen_random_uuid(), 'newMessage', jsonb_build_object('to', u, 'id', 10001), ${at}
    from unnest(${users}::int[]) u, generate_series(1, ${events}::int) n`.execute(db);
  await sql`
    insert into push_outcomes (user_id, seq, outcome, devices, at)
    select u, 1000 + n, outcome, 1, ${at}
    from unnest(${users}::int[]) u, generate_series(1, ${events}::int) n, unnest('{sent,gone}'::text[]) outcome`.execute(
    db,
  );
}
