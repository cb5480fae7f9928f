-- The language that a person chose for themselves; null for who follows their browser.
alter table user_settings add column language text;
