import { act } from 'react';
import { expect, test } from 'vitest';
import { useCandidates } from '../../../shared/desk/api.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { Candidates } from './candidates.tsx';

const names = ['Kaito', 'Nova', 'Brakka', 'Zoë', 'Ana', 'Bo', 'Cy', 'Dee', 'Eve', 'Finn'];
const candidates = names.map((name, place) => ({
  booster: { id: place + 1, name, image: null },
  currency: 'USD' as const,
  orders: 1,
  progressPays: 0,
  tips: 0,
  earned: 1000,
  fines: 0,
  amount: 1000,
}));

const Refetching = () => {
  const { refetch } = useCandidates();
  return (
    <>
      <Candidates onProposed={() => undefined} />
      <button type="button" className="again" onClick={() => void refetch()} />
    </>
  );
};

const draw = (of: typeof candidates) =>
  renderInApp({
    node: <Candidates onProposed={() => undefined} />,
    answers: { payout: { getCandidates: () => of } },
  });
const proposals = () => [...document.querySelectorAll('button[aria-label^="Propose payout to"]')];
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[aria-label="Search boosters to pay"]')];

test('the search finds boosters by part of the name, with and without diacritics', async () => {
  await draw(candidates);
  expect(proposals()).toHaveLength(8);
  const [field] = fields();
  if (field === undefined) throw new Error('no field');
  await typeInto(field, 'zoe');
  expect(proposals().map((button) => button.getAttribute('aria-label'))).toEqual(['Propose payout to Zoë in USD']);
  await typeInto(field, 'nobody');
  expect(document.body.textContent).toContain('No payouts due for this name');
});

test('boosters whose fines use up their earnings are listed separately and not counted', async () => {
  await draw(candidates.slice(0, 3).map((one, place) => (place === 1 ? { ...one, fines: 1200, amount: -200 } : one)));
  expect(proposals().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Propose payout to Kaito in USD',
    'Propose payout to Brakka in USD',
  ]);
  const others = document.querySelector('details');
  expect(others?.querySelector('summary')?.textContent).toBe('Earnings fully offset by fines: 1');
  expect(others?.textContent).toContain('Nova');
});

test('a short list has no search field', async () => {
  await draw(candidates.slice(0, 3));
  expect(proposals()).toHaveLength(3);
  expect(fields()).toEqual([]);
});

test('a search text no longer applies when the list has become short', async () => {
  let left = candidates.slice(0, 9);
  const { settle } = await renderInApp({
    node: <Refetching />,
    answers: { payout: { getCandidates: () => left } },
  });
  const [field] = fields();
  if (field === undefined) throw new Error('no field');
  await typeInto(field, 'zoe');
  expect(proposals()).toHaveLength(1);
  left = left.slice(0, 8);
  await act(async () => document.querySelector<HTMLButtonElement>('button.again')?.click());
  await settle();
  expect(fields()).toEqual([]);
  expect(proposals()).toHaveLength(8);
});
