-- The language that a session's calls last asked in: what is said to it unasked is said in that.
alter table sessions add column language text;
