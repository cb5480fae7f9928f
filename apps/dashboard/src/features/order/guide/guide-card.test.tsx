import type { Guide } from '@boostdesk/api-client/contract';
import { FakeApiError, FakeNetworkError } from '@boostdesk/api-client/testing';
import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeDraft } from '../../../data/drafts.ts';
import { unsavedAtom } from '../../../data/unsaved.ts';
import { addDraftPictures } from '../../../shared/pictures/draft-pictures.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { tokenFor } from '../../../testing/token.ts';
import { translatePage } from '../../../testing/translate-page.ts';
import { typeInto } from '../../../testing/type-into.ts';
import { GuideCard } from './guide-card.tsx';

const ID = 10_014;
const KAITO = { id: 5, name: 'Kaito', image: null };
const MINA = { id: 7, name: 'Mina', image: null };
const order = orderView(ID, { status: ORDER_STATUS.processing, customer: MINA, booster: KAITO, serviceId: 14 });
const AT = '2026-03-01T12:00:00.000Z';

const versionOf = (version: number, deliveredAt: string | null = null) => ({ version, writtenAt: AT, deliveredAt });
const guideOf = (text: string, ...versions: readonly Guide['versions'][number][]): Guide => {
  const [newest = versionOf(1)] = versions;
  return { ...newest, text, pictures: [], writer: KAITO, versions: [...versions] };
};

beforeEach(() => localStorage.clear());

/** The transport of uploads needs a browser. */
const upload = vi.hoisted(() => vi.fn());
vi.mock('../../../realtime/picture-upload.ts', () => ({ createPictureUpload: () => upload }));

interface Given {
  readonly guide: Guide | null;
  readonly role?: Role;
  /** @default allows it */
  readonly check?: () => unknown;
  readonly calls?: object;
  readonly status?: number;
}

const allow = () => ({ allowed: true });

async function renderCard({ guide, role = ROLE.booster, check = allow, calls = {}, status = order.status }: Given) {
  stubLayout();
  const user = role === ROLE.booster ? KAITO.id : MINA.id;
  const read = sessionFromToken(tokenFor({ user, role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { asked, page, settle, queries, store } = await renderInApp({
    node: <GuideCard order={{ ...order, status } as typeof order} />,
    answers: { auth: { canViewGuides: check as typeof allow }, guide: { get: () => ({ guide }), ...calls } },
    claims: read.session,
  });
  const buttons = () => [...page.querySelectorAll('button')].map(({ textContent }) => textContent);
  const press = async (name: string) => {
    const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await act(async () => found?.click());
    await settle();
  };
  const write = async (text: string) => {
    const field = page.querySelector('textarea');
    if (field === null) throw new Error('No editor');
    await typeInto(field, text);
    await settle();
  };
  return { asked, page, settle, queries, store, buttons, press, write };
}

test('the customer reads the delivered guide and cannot change it', async () => {
  const guide = guideOf('## Lanes\n\nWard the **river**.', versionOf(1, AT));
  const { page, buttons } = await renderCard({ guide, role: ROLE.customer });
  expect(page.querySelector('h3')?.textContent).toBe('Lanes');
  expect(page.textContent).toContain('Version 1, delivered on Mar 1, 2026');
  expect(buttons()).toEqual([]);
});

test.each([
  ['emphasis goes', 'Ward the **river** now.', 'Ward the river now.'],
  ['emphasis is added', 'Ward the river now.', 'Ward the **river** now.'],
  ['a link goes', 'See [the wiki](https://wiki.example/elo) first.', 'See the wiki first.'],
  ['a paragraph goes', 'Ward.\n\nRecall.', 'Recall.'],
  ['a list becomes a text', '- Ward\n- Recall', 'Ward, recall'],
  ['a code goes', 'Press `B` to recall', 'Press B to recall'],
])('a guide that the browser has translated follows its versions: %s', async (_, before, after) => {
  let guide = guideOf(before, versionOf(1, AT));
  const calls = { get: () => ({ guide }) };
  const { page, settle, queries } = await renderCard({ guide, role: ROLE.customer, calls });
  const text = () => page.querySelector('[translate=yes]');
  guide = guideOf(after, versionOf(2, AT));
  translatePage(text() ?? page);
  await act(() => queries.invalidateQueries());
  await settle();
  expect(text()?.textContent).toBe(after.replaceAll(/[*`]/g, ''));
});

test('before the delivery the customer reads where the guide will appear', async () => {
  const { page, buttons } = await renderCard({ guide: null, role: ROLE.customer });
  expect(page.textContent).toContain('The guide appears here when the booster delivers it.');
  expect(buttons()).toEqual([]);
});

const fail = (code: ConstructorParameters<typeof FakeApiError>[0]) => () => {
  throw new FakeApiError(code, 'No.');
};

// @spec 6.0-14, 8.0-10
test.each<[string, () => unknown]>([
  ['denies it', () => ({ allowed: false })],
  ['answers 500', fail('internal')],
  ['answers 404', fail('not_found')],
  ['answers 403', fail('forbidden')],
  ['answers another shape', () => 'yes'],
  [
    'drops the connection',
    () => {
      throw new FakeNetworkError('down');
    },
  ],
])('a guide that the server sends is not shown when the check %s', async (_, check) => {
  const guide = guideOf('Secret lanes', versionOf(1, AT));
  const { page } = await renderCard({ guide, role: ROLE.customer, check });
  expect(page.textContent).not.toContain('Secret lanes');
  expect(page.querySelector('button')?.textContent).toBe('Try again');
});

// @spec 6.0-14
test('the check runs beside the guide’s own call, and the guide waits for both', async () => {
  const answer = Promise.withResolvers<{ allowed: boolean }>();
  const guide = guideOf('Ward the river.', versionOf(1, AT));
  const { asked, page, settle } = await renderCard({ guide, role: ROLE.customer, check: () => answer.promise });
  expect(asked()).toEqual(['auth.canViewGuides', 'guide.get']);
  expect(page.textContent).not.toContain('Ward the river.');
  answer.resolve({ allowed: true });
  await settle();
  expect(page.textContent).toContain('Ward the river.');
});

test('the booster writes the first version', async () => {
  const save = vi.fn(() => ({ guide: guideOf('Ward the river.', versionOf(1)) }));
  const { page, press, write, buttons } = await renderCard({ guide: null, calls: { save } });
  await press('Write guide');
  await write('\u200b');
  await press('Save draft');
  expect(save).not.toHaveBeenCalled();
  await write('Ward the river.');
  await press('Save draft');
  expect(save).toHaveBeenCalledExactlyOnceWith({ order: ID, text: 'Ward the river.', version: 0 }, expect.anything());
  expect(page.textContent).toContain('Version 1, draft from Mar 1, 2026');
  expect(buttons()).toEqual(['Edit', 'Deliver to customer']);
});

test('a version saved elsewhere keeps the text and offers both', async () => {
  let guide = guideOf('First', versionOf(1));
  const save = vi.fn(() => {
    guide = guideOf('Theirs', versionOf(2), versionOf(1));
    throw new FakeApiError('conflict');
  });
  const { page, press, write } = await renderCard({ guide, calls: { get: () => ({ guide }), save } });
  await press('Edit');
  await write('Mine');
  await press('Save draft');
  expect(page.textContent).toContain('A newer version was saved in the meantime.');
  expect(page.querySelector('textarea')?.value).toBe('Mine');
  await press('Use the newer version');
  expect(page.querySelector('textarea')?.value).toBe('Theirs');
});

test('a save that the order’s status refuses says so and keeps the text', async () => {
  const guide = guideOf('First', versionOf(1));
  const save = () => {
    throw new FakeApiError('conflict');
  };
  const { page, press, write } = await renderCard({ guide, calls: { save } });
  await press('Edit');
  await write('Mine');
  await press('Save draft');
  expect(page.textContent).toContain('conflict');
  expect(page.textContent).not.toContain('A newer version was saved');
  expect(page.querySelector('textarea')?.value).toBe('Mine');
});

test('an unsaved draft is announced instead of delivered, and can be discarded', async () => {
  const { page, press, write, buttons } = await renderCard({ guide: guideOf('First', versionOf(1)) });
  await press('Edit');
  await write('Mine');
  await press('Close');
  expect(page.textContent).toContain('You have unsaved changes.');
  expect(buttons()).toEqual(['Edit']);
  await press('Edit');
  expect(page.querySelector('textarea')?.value).toBe('Mine');
  await press('Discard changes');
  expect(page.querySelector('textarea')?.value).toBe('First');
  expect(document.activeElement).toBe(page.querySelector('textarea'));
  await press('Close');
  expect(buttons()).toEqual(['Edit', 'Deliver to customer']);
});

test('a draft stays readable while the order’s status forbids to save it', async () => {
  writeDraft(KAITO.id, `guide ${ID}`, { base: 1, text: 'Mine' });
  const { page, press } = await renderCard({ guide: guideOf('First', versionOf(1)), status: ORDER_STATUS.paused });
  await press('Edit');
  expect(page.textContent).toContain('You can save the guide while the order is Processing or Complete.');
  expect([page.querySelector('textarea')?.value, page.querySelector('textarea')?.readOnly]).toEqual(['Mine', true]);
  const save = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save draft');
  expect(save?.disabled).toBe(true);
});

test('the focus moves to the field on opening, and to Edit on closing', async () => {
  const { page, press } = await renderCard({ guide: guideOf('First', versionOf(1)) });
  await press('Edit');
  expect(document.activeElement).toBe(page.querySelector('textarea'));
  await press('Close');
  expect(document.activeElement?.textContent).toBe('Edit');
});

test('choosing a version keeps the list of versions while it loads', async () => {
  const older = Promise.withResolvers<{ guide: Guide }>();
  const newest = guideOf('Second', versionOf(2), versionOf(1));
  const get = ({ version }: { version?: number }) => (version === 1 ? older.promise : { guide: newest });
  const { page, settle } = await renderCard({ guide: newest, calls: { get } });
  const select = page.querySelector('select') ?? expect.unreachable('no list');
  const button = page.querySelector('button');
  await act(async () => {
    select.value = '1';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(page.querySelector('button')).toBe(button);
  expect(button?.textContent).toContain('Version 1');
  expect(page.textContent).toContain('Second');
  await act(async () => older.resolve({ guide: { ...newest, version: 1, text: 'First' } }));
  await settle();
  expect(page.textContent).toContain('First');
});

const lanes = {
  ...{ id: 41, width: 400, height: 300, alt: '' },
  url: 'https://api.example/uploads/41/large',
  thumbnail: 'https://api.example/uploads/41/thumbnail',
};
const picturesIn = (page: HTMLElement) =>
  [...page.querySelectorAll('.bd-markdown img')].map((picture) => [
    picture.getAttribute('src'),
    picture.getAttribute('alt'),
  ]);

test('the customer sees the pictures of the guide, and new addresses are fetched when one does not load', async () => {
  const guide = { ...guideOf('![The river](picture:41) ![gone](picture:42)', versionOf(1, AT)), pictures: [lanes] };
  const get = vi.fn(() => ({ guide }));
  const { page, settle } = await renderCard({ guide, role: ROLE.customer, calls: { get } });
  expect(picturesIn(page)).toEqual([[lanes.url, 'The river']]);
  expect(page.textContent).toContain('gone');
  const before = get.mock.calls.length;
  await act(async () => page.querySelector('.bd-markdown img')?.dispatchEvent(new Event('error')));
  await settle();
  expect(get.mock.calls.length).toBeGreaterThan(before);
});

test('without permission to view guides no picture is shown', async () => {
  const guide = { ...guideOf('![The river](picture:41)', versionOf(1, AT)), pictures: [lanes] };
  const { page } = await renderCard({ guide, role: ROLE.customer, check: () => ({ allowed: false }) });
  expect(picturesIn(page)).toEqual([]);
});

/** Chooses a file, which is uploaded at once. */
async function choosePicture(page: HTMLElement, settle: () => Promise<void>) {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const input = page.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable('no field for files');
  const files = [new File(['x'], 'lanes.png', { type: 'image/png' })];
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle();
}

test('pictures that are not in the text wait while the editor is closed, and are uploaded once', async () => {
  upload.mockReset().mockResolvedValue({ ok: true, id: 41 });
  const { page, press, settle, buttons } = await renderCard({ guide: guideOf('First', versionOf(1)) });
  await press('Edit');
  await choosePicture(page, settle);
  await press('Close');
  expect(page.textContent).toContain('You have unsaved changes.');
  expect(buttons()).toEqual(['Edit']);
  await press('Edit');
  const [first, again] = upload.mock.calls.map(([picture]) => picture.clientId);
  expect(again).toBe(first);
  await press('Insert picture');
  expect(page.querySelector('textarea')?.value).toContain('![Picture](picture:41)');
  await press('Discard changes');
  await press('Close');
  expect(buttons()).toEqual(['Edit', 'Deliver to customer']);
});

test('pictures that wait can be discarded when the order’s status forbids to save the guide', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const guide = guideOf('First', versionOf(1));
  const { page, press, settle, store, buttons } = await renderCard({ guide, status: ORDER_STATUS.paused });
  const picture = { id: 'lanes', preview: 'blob:7', alt: '', file: new File(['x'], 'lanes.png'), width: 4, height: 3 };
  await act(async () => addDraftPictures(store, `guide ${KAITO.id} ${ID}`, [picture]));
  await settle();
  expect(page.textContent).toContain('You have unsaved changes.');
  await press('Edit');
  await press('Discard changes');
  expect(buttons()).not.toContain('Discard changes');
  await press('Close');
  expect(page.textContent).not.toContain('You have unsaved changes.');
  expect([store.get(unsavedAtom), revoke.mock.calls]).toEqual([[], [['blob:7']]]);
});

test('the booster uploads a picture, puts it into the text and sees it in the preview before it is saved', async () => {
  upload.mockReset().mockResolvedValue({ ok: true, id: 41 });
  const save = vi.fn(() => ({ guide: guideOf('Saved', versionOf(1)) }));
  const { page, press, write, settle } = await renderCard({ guide: null, calls: { save } });
  await press('Write guide');
  await write('Ward the river.');
  await choosePicture(page, settle);
  const saveAndReason = () => {
    const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save draft');
    return [button?.disabled, document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent];
  };
  // It would be lost with the editor.
  expect(saveAndReason()).toEqual([true, 'Insert the pictures into the text or remove them, then save.']);
  await press('Insert picture');
  expect(saveAndReason()).toEqual([false, undefined]);
  const text = 'Ward the river.\n\n![Picture](picture:41)\n\n';
  expect(page.querySelector('textarea')?.value).toBe(text);
  await act(async () =>
    [...page.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) => textContent === 'Preview')?.click(),
  );
  await settle();
  expect(picturesIn(page)).toEqual([['blob:1', 'Picture']]);
  await press('Save draft');
  expect(save).toHaveBeenCalledExactlyOnceWith({ order: ID, text: text.trim(), version: 0 }, expect.anything());
});
