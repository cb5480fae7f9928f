-- Searches for names and addresses find their rows by trigrams. Installations that may not add the extension search without the index.
-- Users are read far more often than written: no list of pending entries, which each search would read.
do $$
declare
  -- The extension may be installed in a schema outside the search_path.
  operators text;
begin
  create extension if not exists pg_trgm;
  select format('%I.gin_trgm_ops', n.nspname) into strict operators
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  execute format('create index users_search_name on users using gin (fold_text(name) %s) with (fastupdate = off)', operators);
  execute format('create index users_search_email on users using gin (fold_text(email) %s) with (fastupdate = off)', operators);
exception
  when insufficient_privilege or feature_not_supported or undefined_file then
    raise notice 'The search has no index, because pg_trgm is not available: %', sqlerrm;
end
$$;
