-- Searches for names and addresses find their rows by trigrams. Installations that may not add the extension search without the index.
-- Users are read far more often than written: no list of pending entries, which each search would read.
do $$
begin
  create extension if not exists pg_trgm;
  create index users_search_name on users using gin (fold_text(name) gin_trgm_ops) with (fastupdate = off);
  create index users_search_email on users using gin (fold_text(email) gin_trgm_ops) with (fastupdate = off);
exception
  when insufficient_privilege or feature_not_supported or undefined_file then
    raise notice 'The search has no index, because pg_trgm is not available: %', sqlerrm;
end
$$;
