-- Prepared messages: personal ones of their owner ('own'), and those that staff share with staff or with boosters too.
create table quick_replies (
  id int generated always as identity primary key,
  version int not null default 0,
  owner_id int not null references users,
  audience text not null check (audience in ('own', 'staff', 'boosters')),
  title text not null,
  shortcut text not null,
  text text not null,
  created_at timestamptz not null
);
create unique index quick_replies_own_shortcut on quick_replies (owner_id, shortcut) where audience = 'own';
create unique index quick_replies_shared_shortcut on quick_replies (shortcut) where audience <> 'own';

-- A picture is for the chat of an order or for a quick reply.
alter table uploaded_pictures
  alter column order_id drop not null,
  add column quick_reply_id int references quick_replies on delete cascade,
  add constraint uploaded_pictures_place check (num_nonnulls(order_id, quick_reply_id) = 1);
create index uploaded_pictures_of_quick_reply on uploaded_pictures (quick_reply_id) where quick_reply_id is not null;
