import { ApiError } from '@boostdesk/api-client';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { drawInApp } from '../../testing/in-app.tsx';
import { tokenFor } from '../../testing/token.ts';
import { typeInto } from '../../testing/type-into.ts';
import { AreaPanel, type AreaPanelProps } from './area-panel.tsx';
import type { AreaView } from './area-view.ts';

interface Game {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}

const stale = new ApiError({ code: 'conflict', status: 409, body: 'Somebody was faster.', call: 'games.update' });
const gone = new ApiError({ code: 'not_found', status: 404, body: 'Not found.', call: 'games.get' });
const row: Game = { id: 7, version: 1, name: 'Chess' };
const read = sessionFromToken(tokenFor({ user: 1, role: ROLE.admin }), { now: 0 });
if (!read.ok) throw new Error(read.reason);
const claims = read.session;

const viewOf = (api: AreaView<Game>['api'], form?: AreaView<Game>['form']): AreaView<Game> => ({
  name: 'games',
  title: 'Games',
  icon: 'key-round',
  api,
  columns: [],
  filters: [],
  usualSort: { sort: 'id', direction: 'descending' },
  searchHint: '',
  emptyWords: '',
  nameOf: ({ name }) => name,
  card: () => null,
  panel: ({ name }) => `All of ${name}`,
  ...(form === undefined ? {} : { form }),
});

const fields = [{ name: 'name', label: 'Name', kind: 'text' }] as const;
const panel = () => document.querySelector<HTMLElement>('[role="dialog"], aside');
const button = (name: string) => [...document.querySelectorAll('button')].find((is) => is.textContent === name);

/** A window in which panels stand beside the page, or over it; `narrow` has those that were beside it over it. */
function windowOf(isWide: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isWide });
  vi.stubGlobal('matchMedia', () => query);
  return {
    narrow: () =>
      act(async () => {
        query.matches = false;
        query.dispatchEvent(new Event('change'));
      }),
  };
}

const draw = (area: AreaView<Game>, onOpen: AreaPanelProps<Game>['onOpen'] = () => undefined) =>
  drawInApp({ node: <AreaPanel area={area} open={7} onOpen={onOpen} />, answers: {}, claims });

describe.each([
  ['beside the list', true],
  ['over the list', false],
])('a panel %s', (_, isWide) => {
  test.each([
    ['what is known of it', undefined, 'Close'],
    ['its form', fields, 'Save'],
  ])('stays the same one while the row comes, and then shows %s', async (_what, form, foot) => {
    windowOf(isWide);
    const answer = Promise.withResolvers<{ readonly row: Game }>();
    const { settle } = await draw(viewOf({ getPage: vi.fn(), get: () => answer.promise }, form));
    const before = panel();
    const focus = document.activeElement;
    expect(before?.querySelector('h2')?.textContent).toBe('No. 7');
    expect(before?.contains(focus)).toBe(true);
    await act(async () => answer.resolve({ row }));
    await settle();
    expect(panel()).toBe(before);
    expect(before?.querySelector('h2')?.textContent).toBe('Chess');
    expect(before?.textContent).toContain('All of Chess');
    expect(button(foot)?.isConnected).toBe(true);
    expect(document.activeElement).toBe(focus);
  });

  test('keeps the focus where what had it goes as the row comes', async () => {
    windowOf(isWide);
    const answer = Promise.withResolvers<{ readonly row: Game }>();
    const { settle } = await draw(viewOf({ getPage: vi.fn(), get: () => answer.promise }, fields));
    await act(async () => button('Close')?.focus());
    await act(async () => answer.resolve({ row }));
    await settle();
    expect(button('Close')).toBeUndefined();
    expect(document.activeElement).not.toBe(document.body);
    expect(panel()?.contains(document.activeElement)).toBe(true);
  });
});

test.each([
  ['what it usually is', {}, 'It was taken away, or the number in the link is wrong.'],
  ['what the area knows of it', { goneWords: 'It was given to somebody.' }, 'It was given to somebody.'],
])('a row that is not there says %s, asks for no other try, and leads back to the list', async (_, words, said) => {
  windowOf(true);
  const get = vi.fn(() => Promise.reject(gone));
  const onOpen = vi.fn();
  const { settle } = await draw({ ...viewOf({ getPage: vi.fn(), get }, fields), ...words }, onOpen);
  await settle();
  expect(panel()?.querySelector('h2')?.textContent).toBe('No. 7');
  expect(panel()?.textContent).toContain('It is not there');
  expect(panel()?.textContent).toContain(said);
  expect(button('Try again')).toBeUndefined();
  await act(async () => button('Back to the list')?.click());
  expect(onOpen.mock.calls).toEqual([[null]]);
});

test('what somebody else changed meanwhile is still asked about when the window gets narrow', async () => {
  const { narrow } = windowOf(true);
  const theirs = { row: { ...row, version: 2, name: 'Go' } };
  const get = vi.fn(() => Promise.resolve({ row }));
  const update = () => {
    get.mockResolvedValue(theirs);
    return Promise.reject(stale);
  };
  const { settle } = await draw(viewOf({ getPage: vi.fn(), get, update }, fields));
  const input = document.querySelector('input');
  if (input === null) throw new Error('There is no field.');
  await typeInto(input, 'Draughts');
  await act(async () => button('Save')?.click());
  await settle();
  const asks = 'Somebody else changed this meanwhile.';
  expect(panel()?.textContent).toContain(asks);
  await narrow();
  expect(panel()?.getAttribute('role')).toBe('dialog');
  expect(panel()?.textContent).toContain(asks);
  expect(document.querySelector('input')?.value).toBe('Draughts');
});
