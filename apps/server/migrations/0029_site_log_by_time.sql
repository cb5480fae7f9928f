-- The site log runs by when it was written, whatever it is filtered by: of days far back, too, no more is read than is shown.
drop index site_log_by_time;
drop index site_log_by_kind;
drop index site_log_by_action;
create index site_log_by_time on site_log ((extract(epoch from at at time zone 'UTC')), id);
create index site_log_by_kind on site_log (object_kind, (extract(epoch from at at time zone 'UTC')), id);
create index site_log_by_action on site_log (action, (extract(epoch from at at time zone 'UTC')), id);

-- What belongs to an order is asked of all that name one.
create index fines_by_order on fines (order_id) where order_id is not null;
