-- Whether a person was shown round, or wants no tour: who has not is offered one.
alter table user_settings add column tour_seen boolean not null default false;
