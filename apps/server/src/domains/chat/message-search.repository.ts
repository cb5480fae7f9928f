import { toAsciiDigits } from '@boostdesk/catalogs/text';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { chatsOf } from './chats-of.repository.ts';

/** Message ids per block of the index, as a power of two; `message_blocks` shifts by it. */
const BLOCK_BITS = 14;
/** Longest message id. */
const ID_MAX = 2_147_483_647;

/** Messages of a user that are read without the index, and chats. */
const FEW = { messages: 10_000, chats: 1000 };

/** Chats that are searched. */
export type SearchScope =
  | { readonly kind: 'order'; readonly id: number }
  /** Those that the customer or booster takes part in. */
  | { readonly kind: 'user'; readonly id: number }
  | { readonly kind: 'all' };

export interface SearchPage {
  /** Excludes messages from this id on. */
  readonly before?: number | undefined;
  readonly limit: number;
}

interface Search {
  readonly words: readonly string[];
  /** Query of the ids of the orders; null for all. */
  readonly chats: RawBuilder<number> | null;
  readonly before: number;
  readonly limit: number;
}

interface FoundId {
  readonly id: number;
}

/** Code points of 0 in the scripts whose digits are searched: Latin, Arabic, Persian and Devanagari. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966];

/** A word with its digits in each script; `fold_text` makes full-width ones Latin. */
function inAllDigits(word: string): readonly string[] {
  const latin = toAsciiDigits(word);
  if (!/\d/.test(latin)) return [word];
  return ZEROS.map((zero) => latin.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))));
}

/**
 * A tsquery of all words, the last one as a prefix; '#' before each is replaced by its block. The words contain no quotes
 * and no '#', as `message_terms` separates at them.
 */
const toQuery = (words: readonly string[], mark: string): string =>
  words
    .map((word, place) => {
      const prefix = place === words.length - 1 ? ':*' : '';
      return `(${inAllDigits(word)
        .map((one) => `'${mark}${one}'${prefix}`)
        .join(' | ')})`;
    })
    .join(' & ');

/** Reads the messages of each chat, newest first. */
const inChats = ({ words, chats, before, limit }: Search) => sql<FoundId>`
  with chats as materialized (${chats})
  select m.id from chats cross join lateral (
    select id from chat_messages
    where order_id = chats.id and id < ${before} and terms @@ ${toQuery(words, '')}::tsquery
    order by seq desc limit ${limit}
  ) m
  order by m.id desc limit ${limit}`;

/** Reads block by block, newest first, until the page is full, so that a frequent word is not read in all messages. */
const inBlocks = ({ words, chats, before, limit }: Search) => sql<FoundId>`
  with chats as materialized (${chats ?? sql`select null::int as id`})
  select m.id from generate_series(
    (select least(max(id), ${before - 1}::int) >> ${BLOCK_BITS}::int from chat_messages), 0, -1
  ) block cross join lateral (
    select id from (
      -- The offset keeps the planner from reading all messages by id.
      select id, order_id from chat_messages
      where message_blocks(id, terms) @@ replace(${toQuery(words, '#')}, '#', block || ':')::tsquery
      offset 0
    ) matches
    where id < ${before} ${chats === null ? sql`` : sql`and order_id in (select id from chats)`}
    order by id desc limit ${limit}
  ) m
  limit ${limit}`;

export function createMessageSearchRepository() {
  async function hasFewMessages(db: Db, chats: RawBuilder<number>): Promise<boolean> {
    const { rows } = await sql<{ few: boolean }>`
      select count(*) <= ${FEW.chats} and coalesce(sum(last_message_seq), 0) <= ${FEW.messages} as few
      from (select last_message_seq from orders where id in ${chats} limit ${FEW.chats + 1}) as counted`.execute(db);
    return rows[0]?.few ?? true;
  }

  async function findIds(db: Db, scope: SearchScope, search: Omit<Search, 'chats'>): Promise<FoundId[]> {
    if (scope.kind === 'all') return (await inBlocks({ ...search, chats: null }).execute(db)).rows;
    if (scope.kind === 'order')
      return (await inChats({ ...search, chats: sql`select ${scope.id}::int as id` }).execute(db)).rows;
    const chats = chatsOf(scope.id, false);
    const query = (await hasFewMessages(db, chats)) ? inChats : inBlocks;
    return (await query({ ...search, chats }).execute(db)).rows;
  }

  return {
    /** Words of a search text as the index has them. */
    async wordsOf(db: Db, text: string): Promise<string[]> {
      const { rows } = await sql<{ words: string[] }>`select message_terms(fold_text(${text})) as words`.execute(db);
      return rows[0]?.words ?? [];
    },

    /** Newest first. */
    async find(db: Db, words: readonly string[], scope: SearchScope, { before = ID_MAX, limit }: SearchPage) {
      const rows = await findIds(db, scope, { words, before, limit });
      if (rows.length === 0) return [];
      return db
        .selectFrom('chat_messages as m')
        .innerJoin('orders as o', 'o.id', 'm.order_id')
        .innerJoin('users as u', 'u.id', 'm.sender_id')
        .select(['m.id', 'm.order_id', 'm.seq', 'm.body', 'm.created_at', 'o.purchase', 'u.id as sender_id', 'u.name'])
        .where(
          'm.id',
          'in',
          rows.map(({ id }) => id),
        )
        .orderBy('m.id', 'desc')
        .execute();
    },
  };
}
