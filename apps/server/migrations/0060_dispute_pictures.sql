-- Pictures by which a customer shows the problem.
create table dispute_pictures (
  dispute_id int not null references disputes,
  position smallint not null,
  picture_id int not null unique references uploaded_pictures,
  alt text not null,
  primary key (dispute_id, position)
);
