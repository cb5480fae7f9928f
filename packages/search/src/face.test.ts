import { expect, it } from 'vitest';
import * as face from './index.ts';

it('shows these names and no others', () => {
  expect(Object.keys(face).sort()).toEqual([
    'createIndex',
    'createPalette',
    'createRecents',
    'matchKinds',
    'orderNumbers',
    'searchHistoryKey',
  ]);
});
