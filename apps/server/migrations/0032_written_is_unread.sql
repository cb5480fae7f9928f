-- A line of the house is no message that somebody wrote: it waits for nobody to read it.
delete from chat_unread where message_id in (select id from chat_messages where sender_id is null);
