import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { GiftsCard } from './gifts-card.tsx';

const given = {
  id: 3,
  coins: 50,
  text: 'For the long wait. Sorry!',
  createdAt: '2026-01-01T12:00:00.000Z',
  claimedAt: null,
};

test('the text of a gift keeps its own direction in either page direction', async () => {
  const { page } = await renderInApp({ node: <GiftsCard />, answers: { gift: { getMine: () => [given] } } });
  expect(page.querySelector('bdi')?.textContent).toBe(given.text);
});
