import { expect, test } from 'vitest';
import { drawInApp } from '../../testing/in-app.tsx';
import { GiftsCard } from './gifts-card.tsx';

const given = {
  id: 3,
  coins: 50,
  text: 'For the long wait. Sorry!',
  createdAt: '2026-01-01T12:00:00.000Z',
  claimedAt: null,
};

test('what comes with a gift is read in its own direction, whichever way the page goes', async () => {
  const { page } = await drawInApp({ node: <GiftsCard />, answers: { gift: { getMine: () => [given] } } });
  expect(page.querySelector('bdi')?.textContent).toBe(given.text);
});
