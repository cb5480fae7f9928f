import type { Availability } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { tokenFor } from '../../../testing/token.ts';
import { typeInto } from '../../../testing/type-into.ts';
import { AvailabilityCard } from './availability-card.tsx';

const DAY = 24 * 60 * 60 * 1000;
const day = (inDays: number) => new Date(Date.now() + inDays * DAY).toISOString().slice(0, 10);
const own: Availability = { zone: 'UTC', hours: [{ day: 1, from: 1080, to: 120 }], vacation: null, awayUntil: null };

async function render(availability: Availability | null, saveAbsence = vi.fn((_: object) => ({ ok: true as const }))) {
  stubLayout();
  const read = sessionFromToken(tokenFor({ user: 5, role: ROLE.booster }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const saveHours = vi.fn((_: object) => ({ ok: true as const }));
  const { page, settle } = await renderInApp({
    node: <AvailabilityCard />,
    answers: { availability: { get: () => ({ availability }), saveHours, saveAbsence } },
    claims: read.session,
  });
  const find = (name: string) =>
    [...page.querySelectorAll('button')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    );
  const press = async (name: string) => {
    await act(async () => find(name)?.click());
    await settle();
  };
  return { page, find, press, saveHours, saveAbsence };
}

const sent = (call: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) => call.mock.calls[0]?.[0];

test('hours are added and removed by day, and saved together', async () => {
  const { find, press, saveHours } = await render(own);
  expect(find('Save hours')?.disabled).toBe(true);
  await press('Add hours on Sunday');
  await press('Remove hours on Monday');
  await press('Save hours');
  expect(sent(saveHours)).toEqual({ zone: 'UTC', hours: [{ day: 7, from: 1080, to: 1320 }] });
});

test('changes of hours can be discarded', async () => {
  const { page, find, press } = await render(own);
  await press('Add hours on Sunday');
  expect(page.querySelectorAll('input[type="time"]')).toHaveLength(4);
  await press('Discard changes');
  expect(page.querySelectorAll('input[type="time"]')).toHaveLength(2);
  expect(find('Save hours')?.disabled).toBe(true);
});

test('a vacation shows its days and can be ended', async () => {
  const { page, press, saveAbsence } = await render({ ...own, vacation: { from: day(0), to: day(3) } });
  expect(page.textContent).toContain('New orders are hidden meanwhile.');
  await press('End vacation');
  expect(sent(saveAbsence)).toEqual({ zone: 'UTC', vacation: null, awayUntil: null });
});

test('a vacation that is over is not shown or sent again', async () => {
  const { find, press, saveAbsence } = await render({ ...own, vacation: { from: day(-9), to: day(-5) } });
  expect(find('Save vacation')).toBeDefined();
  await press('Set as away');
  expect(sent(saveAbsence)).toMatchObject({ vacation: null, awayUntil: expect.any(String) });
});

test('an absence begins at the exact time and a vacation names its zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:01.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { page, press, saveAbsence } = await render(own);
  await press('Set as away');
  expect(page.textContent).toContain('Time zone of the dates: UTC.');
  expect(sent(saveAbsence)).toMatchObject({ awayUntil: expect.stringMatching(/^2026-03-02T14:00:01/) });
});

test('an absence can be ended early', async () => {
  const { press, saveAbsence } = await render({ ...own, awayUntil: new Date(Date.now() + DAY / 4).toISOString() });
  await press('I’m back');
  expect(sent(saveAbsence)).toEqual({ zone: 'UTC', vacation: null, awayUntil: null });
});

const YEAR = 'Choose a date between 2000 and 2199.';
test.each([
  ['a start in the year 2', '0002-11-01', '2026-11-30', [YEAR, null]],
  ['a start in the year 26', '0026-11-01', '2026-11-30', [YEAR, null]],
  ['an end in the year 20', '2026-11-01', '0020-11-30', [null, YEAR]],
  ['an end in the year 202', '2026-11-01', '0202-11-30', [null, YEAR]],
  ['both years short', '0026-11-01', '0026-11-30', [YEAR, YEAR]],
])('a vacation with %s stays as typed, and its day is marked', async (_, from, to, errors) => {
  const fields = { ...(errors[0] && { 'vacation.from': errors[0] }), ...(errors[1] && { 'vacation.to': errors[1] }) };
  const refuse = () => {
    throw new FakeApiError('invalid', 'Check the dates.', fields);
  };
  const { page, press } = await render(own, vi.fn(refuse));
  const days = [...page.querySelectorAll<HTMLInputElement>('input[type="date"]')];
  for (const [at, day] of [from, to].entries()) await typeInto(days[at] as HTMLInputElement, day);
  await press('Save vacation');
  expect(days.map(({ value }) => value)).toEqual([from, to]);
  const errorOf = (input: HTMLInputElement) =>
    input.getAttribute('aria-invalid') === 'true'
      ? (document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? '')
      : null;
  expect(days.map(errorOf)).toEqual(errors);
});
