import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { Component as RankingsScreen } from './rankings-screen.tsx';

const Address = () => <output>{useLocation().search}</output>;

const booster = (id: number, name: string, pace: number) => ({
  place: id,
  booster: { id, name, image: null },
  badge: null,
  orders: 3,
  rating: null,
  pace,
});

test('changing the sorting of the rankings requests it and stores it in the URL', async () => {
  stubLayout();
  const [kaito, nova] = [booster(1, 'Kaito', 1.2), booster(2, 'Nova', 2.5)];
  const getBoosters = vi.fn(({ by }: { readonly by?: string | undefined }) =>
    by === 'pace' ? [nova, kaito] : [kaito, nova],
  );
  const { page, settle } = await renderInApp({
    node: (
      <>
        <RankingsScreen />
        <Address />
      </>
    ),
    answers: { ranking: { getBoosters } },
  });
  // No first-screen signal in this test, so the filters load after their maximum delay.
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await settle();
  const names = () => page.textContent?.match(/Kaito|Nova/g);
  expect(names()).toEqual(['Kaito', 'Nova']);
  const findPace = () => page.querySelector<HTMLInputElement>('input[type=radio][value=pace]');
  // The filter chunk loads in an unknown number of turns.
  while (findPace() === null) await settle();
  await act(async () => findPace()?.click());
  // The router navigates in a transition, which also takes an unknown number of turns.
  const search = () => page.querySelector('output')?.textContent;
  while (search() === '' || names()?.[0] !== 'Nova') await settle();
  expect(search()).toBe('?by=pace');
  expect(names()).toEqual(['Nova', 'Kaito']);
  expect(getBoosters).toHaveBeenLastCalledWith(expect.objectContaining({ by: 'pace' }), expect.anything());
});
