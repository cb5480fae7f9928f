-- Pictures of a progress entry, or of the completion of an order as its proof.
create table order_event_pictures (
  event_id int not null references order_events,
  position smallint not null,
  picture_id int not null unique references uploaded_pictures,
  alt text not null,
  primary key (event_id, position)
);

-- Pictures that the text of a version of a guide shows. Later versions may show them again.
create table order_guide_pictures (
  order_id int not null,
  version int not null,
  picture_id int not null references uploaded_pictures,
  primary key (order_id, version, picture_id),
  foreign key (order_id, version) references order_guides
);
create index order_guide_pictures_of_picture on order_guide_pictures (picture_id);
