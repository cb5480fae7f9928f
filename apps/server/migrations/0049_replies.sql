-- Without a foreign key: a reply outlives its target, and then shows that the message is not available.
alter table chat_messages add column reply_to_id int;
