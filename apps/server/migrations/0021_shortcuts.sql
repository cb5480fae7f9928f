-- Whether keys without a modifier, such as / and ?, do something for a person.
alter table user_settings add column shortcuts boolean not null default true;
