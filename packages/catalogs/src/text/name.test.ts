import { expect, test } from 'vitest';
import { isName } from './name.ts';

test.each(['Mina', 'Jo', 'J. R.', 'X1 Y', '★ Mina ★', '李', 'ゆ', '김', 'Åß', 'إم', 'สม', 'Zoe\u0308', 'M 2 k'])(
  "'%s' is a name",
  (name) => {
    expect(isName(name)).toBe(true);
  },
);

test.each(['', 'M', '12', '1e999', '+275760-09-13', '{}', '😀😀', '__', '★★', 'M\u0308', 'é 1', 'M\u3164'])(
  "'%s' is not a name",
  (name) => {
    expect(isName(name)).toBe(false);
  },
);
