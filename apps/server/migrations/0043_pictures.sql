-- Pictures of users, made by the server: WebP without metadata, up to 2048 px and up to 320 px. The order and, until the
-- picture is attached, its sender decide who may see it.
create table uploaded_pictures (
  id int generated always as identity primary key,
  user_id int not null references users,
  order_id int not null references orders,
  client_id uuid not null,
  width int not null check (width between 1 and 2048),
  height int not null check (height between 1 and 2048),
  large bytea not null,
  thumbnail bytea not null,
  created_at timestamptz not null,
  attached_at timestamptz,
  unique (user_id, client_id)
);
-- WebP does not compress further.
alter table uploaded_pictures alter column large set storage external, alter column thumbnail set storage external;
create index uploaded_pictures_of_user on uploaded_pictures (user_id, created_at);
create index uploaded_pictures_unattached on uploaded_pictures (created_at) where attached_at is null;

create table chat_message_pictures (
  message_id int not null references chat_messages,
  position smallint not null,
  picture_id int not null unique references uploaded_pictures,
  alt text not null,
  primary key (message_id, position)
);
