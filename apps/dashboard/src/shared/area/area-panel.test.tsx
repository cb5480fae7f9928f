import { ApiError } from '@boostdesk/api-client';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act, type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { tokenFor } from '../../testing/token.ts';
import { typeInto } from '../../testing/type-into.ts';
import { AreaPanel, type AreaPanelProps } from './area-panel.tsx';
import type { AreaState } from './area-state.ts';
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
  defaultSort: { sort: 'id', direction: 'descending' },
  searchHint: '',
  emptyText: '',
  nameOf: ({ name }) => name,
  card: () => null,
  panel: ({ name }) => `All of ${name}`,
  ...(form === undefined ? {} : { form }),
});

beforeEach(() => localStorage.clear());

const fields = [{ name: 'name', label: 'Name', kind: 'text' }] as const;
const panel = () => document.querySelector<HTMLElement>('[role="dialog"], aside');
const button = (name: string) => [...document.querySelectorAll('button')].find((is) => is.textContent === name);

/** A window with panels beside the page or over it; `narrow` changes the first to the second. */
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

const panelOf = (area: AreaView<Game>, onOpen: AreaPanelProps<Game>['onOpen'] = () => undefined) => (
  <AreaPanel area={area} open={7} onOpen={onOpen} />
);
const draw = (area: AreaView<Game>, onOpen?: AreaPanelProps<Game>['onOpen']) =>
  renderInApp({ node: panelOf(area, onOpen), answers: {}, claims });

describe.each([
  ['beside the list', true],
  ['over the list', false],
])('a panel %s', (_, isWide) => {
  test.each([
    ['its facts', undefined, 'Close'],
    ['its form', fields, 'Save'],
  ])('remains the same element while the row loads, and then shows %s', async (_what, form, foot) => {
    windowOf(isWide);
    const answer = Promise.withResolvers<{ readonly row: Game }>();
    const { settle } = await draw(viewOf({ getPage: vi.fn(), get: () => answer.promise }, form));
    const before = panel();
    const focus = document.activeElement;
    expect(before?.querySelector('h2')?.textContent).toBe('ID 7');
    expect(before?.contains(focus)).toBe(true);
    await act(async () => answer.resolve({ row }));
    await settle();
    expect(panel()).toBe(before);
    expect(before?.querySelector('h2')?.textContent).toBe('Chess');
    expect(before?.textContent).toContain('All of Chess');
    expect(button(foot)?.isConnected).toBe(true);
    expect(document.activeElement).toBe(focus);
  });

  test('keeps the focus when the focused element disappears as the row loads', async () => {
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
  ['the default text', {}, 'This item was removed, or the ID in the link is wrong.'],
  ["the area's text", { notFoundText: 'It was given to somebody.' }, 'It was given to somebody.'],
])('the panel of a missing row shows %s without a retry, and links back to the list', async (_, words, said) => {
  windowOf(true);
  const get = vi.fn(() => Promise.reject(gone));
  const onOpen = vi.fn();
  const { settle } = await draw({ ...viewOf({ getPage: vi.fn(), get }, fields), ...words }, onOpen);
  await settle();
  expect(panel()?.querySelector('h2')?.textContent).toBe('ID 7');
  expect(panel()?.textContent).toContain('Not found');
  expect(panel()?.textContent).toContain(said);
  expect(button('Try again')).toBeUndefined();
  await act(async () => button('Back to the list')?.click());
  expect(onOpen.mock.calls).toEqual([[null]]);
});

/** Types into the only field of a form and saves it. */
async function hand(node: ReactNode) {
  const { settle } = await renderInApp({ node, answers: {}, claims });
  const input = () => document.querySelector('input');
  const write = (text: string) => {
    const at = input();
    if (at === null) throw new Error('There is no field.');
    return typeInto(at, text);
  };
  const press = async (name: string) => {
    await act(async () => button(name)?.click());
    await settle();
  };
  return { settle, input, write, press, save: () => press('Save') };
}

/** Renders the form of a row beside the list. */
async function writing(api: Pick<AreaView<Game>['api'], 'get' | 'update'>) {
  const { narrow } = windowOf(true);
  const area = viewOf({ getPage: vi.fn(), ...api }, fields);
  return { narrow, ...(await hand(panelOf(area))) };
}

test('input during a save stays on top of the saved row', async () => {
  let stored = row;
  const answer = Promise.withResolvers<{ readonly row: Game }>();
  const update = vi.fn(() => answer.promise);
  const { settle, input, write, save } = await writing({ get: async () => ({ row: stored }), update });
  await write('Go');
  await save();
  await write('Gomoku');
  stored = { ...row, version: 2, name: 'Go' };
  await act(async () => answer.resolve({ row: stored }));
  await settle();
  expect(panel()?.querySelector('h2')?.textContent).toBe('Go');
  expect(input()?.value).toBe('Gomoku');
  await save();
  expect(update).toHaveBeenLastCalledWith({ id: 7, version: 2, fields: { name: 'Gomoku' } }, expect.anything());
});

test.each(['', ' ', '\u200b', '\u2800\u00ad'])(
  'an optional text that shows nothing is saved as none: %j',
  async (text) => {
    windowOf(true);
    const update = vi.fn(async () => ({ row }));
    const optional = [{ name: 'name', label: 'Name', kind: 'text', isOptional: true }] as const;
    const area = viewOf({ getPage: vi.fn(), get: async () => ({ row }), update }, optional);
    const { write, save } = await hand(panelOf(area));
    await write(text);
    await save();
    expect(update).toHaveBeenCalledExactlyOnceWith({ id: 7, version: 1, fields: { name: null } }, expect.anything());
  },
);

test('a saved row is shown as saved, even when it cannot be refetched', async () => {
  const get = vi.fn(() => Promise.resolve({ row }));
  const saved = { row: { ...row, version: 2, name: 'Go' } };
  const { input, write, save } = await writing({ get, update: () => Promise.resolve(saved) });
  await write('Go');
  get.mockRejectedValue(new ApiError({ code: 'offline', status: 0, body: '', call: 'games.get' }));
  await save();
  expect(panel()?.querySelector('h2')?.textContent).toBe('Go');
  expect(input()?.value).toBe('Go');
});

const newRow = { label: 'New game', fields: { name: '' } };

const NewGame = ({ area }: { readonly area: AreaView<Game> }) => {
  const [open, setOpen] = useState<AreaState['open']>('new');
  return open && <AreaPanel key={open} area={{ ...area, newRow }} open={open} onOpen={setOpen} />;
};

test("input during the save of a new row stays in the saved row's form", async () => {
  windowOf(true);
  const answer = Promise.withResolvers<{ readonly row: Game }>();
  const area = viewOf({ getPage: vi.fn(), get: () => answer.promise, create: () => answer.promise }, fields);
  const { write, save, settle, input } = await hand(<NewGame area={area} />);
  await write('Chess');
  await save();
  await write('Chess960');
  await act(async () => answer.resolve({ row }));
  await settle();
  expect(panel()?.querySelector('h2')?.textContent).toBe('Chess');
  expect(input()?.value).toBe('Chess960');
});

const reopenable = { ...viewOf({ getPage: vi.fn(), get: async () => ({ row }) }, fields), newRow };

const Reopened = ({ open }: Pick<AreaPanelProps<Game>, 'open'>) => {
  const [isOpen, setOpen] = useState(true);
  if (isOpen) return <AreaPanel area={reopenable} open={open} onOpen={() => setOpen(false)} />;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Open again
    </button>
  );
};

/** Renders the form of a row or a new row, which can be closed and opened again. */
async function openForm(open: AreaPanelProps<Game>['open']) {
  windowOf(true);
  const hasNote = () => document.body.textContent?.includes('Your unsaved changes have been restored');
  return { hasNote, ...(await hand(<Reopened open={open} />)) };
}

test('an unsaved new row is restored when its form opens again, until it is discarded', async () => {
  const { write, press, input, hasNote } = await openForm('new');
  await write('Che');
  expect(hasNote()).toBe(false);
  await press('Cancel');
  await press('Open again');
  expect(input()?.value).toBe('Che');
  expect(hasNote()).toBe(true);
  await press('Discard');
  expect(input()?.value).toBe('');
  expect(document.activeElement).toBe(input());
  expect(hasNote()).toBe(false);
});

test('unsaved changes of a row are restored when its panel opens again, until they are discarded', async () => {
  const { write, press, input, hasNote } = await openForm(7);
  await write('Go');
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.click());
  await press('Open again');
  expect(input()?.value).toBe('Go');
  expect(hasNote()).toBe(true);
  await press('Discard');
  expect(input()?.value).toBe('Chess');
});

test.each(['Save', 'Discard'])('the panel takes the focus of %s when the button becomes disabled', async (name) => {
  const { write, press } = await writing({ get: async () => ({ row }), update: async () => ({ row }) });
  await write('Go');
  await act(async () => button(name)?.focus());
  await press(name);
  expect(button(name)?.disabled).toBe(true);
  expect(document.activeElement).toBe(panel()?.querySelector('h2'));
});

const refused = new ApiError({
  code: 'invalid',
  status: 422,
  body: 'There is one.',
  fields: { 'fields.name': 'Taken' },
  call: 'games.update',
});

test('a field error stays until the field is edited, and returns when it is refused again', async () => {
  const { write, save } = await writing({ get: async () => ({ row }), update: () => Promise.reject(refused) });
  await write('Go');
  await save();
  expect(panel()?.textContent).toContain('Taken');
  await write('Gomoku');
  expect(panel()?.textContent).not.toContain('Taken');
  await save();
  expect(panel()?.textContent).toContain('Taken');
});

test('a field error disappears when the change is discarded', async () => {
  const { write, press, save } = await writing({ get: async () => ({ row }), update: () => Promise.reject(refused) });
  await write('Go');
  await save();
  expect(panel()?.textContent).toContain('Taken');
  await press('Discard');
  expect(panel()?.textContent).not.toContain('Taken');
});

const asks = 'Someone else changed this in the meantime.';

/** Renders a form whose name another user changes first. */
async function tooLate() {
  const get = vi.fn(() => Promise.resolve({ row }));
  const update = () => {
    get.mockResolvedValue({ row: { ...row, version: 2, name: 'Go' } });
    return Promise.reject(stale);
  };
  const writer = await writing({ get, update });
  const change = async (name: string) => {
    await writer.write(name);
    await writer.save();
    expect(panel()?.textContent).toContain(asks);
  };
  return { ...writer, change };
}

test.each([
  ['made the same change', 'Go', 'Keep both changes'],
  ['discards their own', 'Draughts', 'Discard'],
  ['takes theirs', 'Draughts', 'Use their version'],
])('a user who %s has nothing left to save and no conflict', async (_, name, way) => {
  const { change, press, input } = await tooLate();
  await change(name);
  await press(way);
  expect(panel()?.textContent).not.toContain(asks);
  expect(input()?.value).toBe('Go');
  expect(button('Save')?.disabled).toBe(true);
});

test('an open conflict stays when the window becomes narrow', async () => {
  const { narrow, input, change } = await tooLate();
  await change('Draughts');
  await narrow();
  expect(panel()?.getAttribute('role')).toBe('dialog');
  expect(panel()?.textContent).toContain(asks);
  expect(input()?.value).toBe('Draughts');
});
