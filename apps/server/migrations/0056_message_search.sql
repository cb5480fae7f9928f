-- Words of a folded text, in order: what is between spaces, punctuation and symbols. Long ones are cut, as an index entry has a limit.
create function message_terms(folded text) returns text[]
language sql immutable parallel safe
as $$
  select array(
    select left(word, 40)
    from regexp_split_to_table(
      folded,
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u05be\u05f3\u05f4\u0600-\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f\ufe0f\U0001f000-\U0001faff]+'
    ) with ordinality as part (word, place)
    where word <> ''
    order by place
  )
$$;

-- The words of a message, each with the block of 16384 message ids that the message is in: '12:hello'.
create function message_blocks(id int, terms tsvector) returns tsvector
language sql immutable parallel safe
as $$
  select array_to_tsvector(array(select (id >> 14) || ':' || word from unnest(tsvector_to_array(terms)) word))
$$;

alter table chat_messages
  add column terms tsvector not null generated always as (array_to_tsvector(message_terms(fold_text(body)))) stored;
-- Searches of all chats read block by block, newest first. Without a list of pending entries, which each block would read.
create index chat_messages_search on chat_messages using gin (message_blocks(id, terms)) with (fastupdate = off);
create index chat_messages_of_day on chat_messages (order_id, created_at);

-- Finds the first unread message of an order without reading the others.
create index chat_unread_first on chat_unread (user_id, order_id, message_id);
drop index chat_unread_of_order;
