-- Text as the search compares it: without case, accents and other marks, with one form of each letter and apostrophe.
create function fold_text(value text) returns text
language sql immutable parallel safe
as $$
  select case
    when octet_length(value) = length(value) then lower(value)
    else replace(replace(replace(replace(
      lower(translate(
        regexp_replace(
          normalize(translate(value, '’‘ʼʻ′´‐‑–—−', '''''''''''''-----'), nfkd),
          '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]',
          '', 'g'
        ),
        'ŁłØøĐđÐðĦħıŦŧƗɨẞÆŒÞς', 'llooddddhhittiißæœþσ'
      )),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  end
$$;
