import { expect, test } from 'vitest';
import { centerSquare } from './crop-to-square.ts';

test.each([
  [100, 100, { x: 0, y: 0, side: 100 }],
  [300, 100, { x: 100, y: 0, side: 100 }],
  [101, 400, { x: 0, y: 149, side: 101 }],
])('centerSquare(%d, %d)', (width, height, square) => {
  expect(centerSquare(width, height)).toEqual(square);
});
