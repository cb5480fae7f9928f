import { expect, it } from 'vitest';
import * as face from './index.ts';

it('the package exports exactly these names', () => {
  expect(Object.keys(face).sort()).toEqual([
    'createIndex',
    'createPalette',
    'createRecents',
    'findMatches',
    'fold',
    'matchKinds',
    'orderNumbers',
    'searchHistoryKey',
  ]);
});
