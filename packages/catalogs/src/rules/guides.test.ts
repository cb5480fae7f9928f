import { expect, test } from 'vitest';
import { services } from '../services.ts';
import { isGuideService } from './guides.ts';

test('the guides of League of Legends are the one service with a guide', () => {
  expect(services.filter(({ id }) => isGuideService(id)).map(({ name }) => name)).toEqual(['Guides']);
  expect(isGuideService(null)).toBe(false);
});
