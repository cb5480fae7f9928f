-- How often an employee was changed: whoever saves says which one they saw.
alter table employees add column version int not null default 0;
