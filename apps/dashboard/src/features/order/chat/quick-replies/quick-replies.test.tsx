import type { SessionClaims } from '@boostdesk/auth';
import { createMemoryStore, createOutbox, type OutboxRequest } from '@boostdesk/realtime/outbox';
import { act, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '../../../../core/toasts.ts';
import { renderInApp } from '../../../../testing/in-app.tsx';
import { orderView } from '../../../../testing/order-view.ts';
import { stubLayout } from '../../../../testing/stub-layout.ts';
import { typeInto } from '../../../../testing/type-into.ts';
import { Chat } from '../chat.tsx';
import { useChat } from '../use-chat.ts';

const ORDER = 9;
const KAITO = { id: 7, name: 'Kaito', image: null };
const MINA = { id: 5, name: 'Mina {{blank}}', image: null };
const order = orderView(ORDER, { status: 1, customer: MINA, booster: KAITO });
const booster = {
  user: KAITO.id,
  role: 2,
  employee: { trial: false, games: null, platforms: null },
  notification: true,
} as unknown as SessionClaims;

const reply = (id: number, shortcut: string, text: string, more: object = {}) => ({
  ...{ id, version: 0, title: `Title ${id}`, shortcut, text, audience: 'boosters', pictures: [] },
  ...{ owner: KAITO, createdAt: '2026-01-01T00:00:00.000Z' },
  ...more,
});
const replies = [
  reply(1, 'hello', 'Hi {{customer.name}}!'),
  reply(2, 'later', 'Back at {{blank}}, or {{blank}}.'),
  reply(3, 'mine', 'Mine', { audience: 'own' }),
];

beforeEach(() => localStorage.clear());

const Page = () => {
  const [isLeft, setLeft] = useState(false);
  const chat = useChat(ORDER);
  if (isLeft) return null;
  return (
    <>
      <button type="button" aria-label="Leave" onClick={() => setLeft(true)} />
      <Chat order={order} chat={chat} isShown />
    </>
  );
};

async function open({
  claims = booster,
  items = replies as readonly object[],
}: {
  claims?: SessionClaims;
  items?: readonly object[];
} = {}) {
  stubLayout();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      unobserve = () => undefined;
    },
  );
  const sent: OutboxRequest[] = [];
  const outbox = createOutbox({
    user: KAITO.id,
    store: createMemoryStore(),
    send: async (request) => {
      sent.push(request);
      return { ok: false, code: 'offline', message: '' };
    },
    lock: (_, task) => task(),
  });
  const live = { status: () => 'online', onStatus: () => () => undefined, request: async () => ({ ok: true }) };
  const { page, settle } = await renderInApp({
    node: <Page />,
    claims,
    answers: {
      chatMessage: {
        getHistory: () => ({ messages: [], more: false, firstUnread: null }),
        makeOrderRead: () => ({ ok: true }),
      },
      quickreplies: { getPage: () => ({ items, next: null, total: items.length }) },
    } as never,
    services: { outbox, live, rooms: { enter: () => () => undefined } } as never,
  });
  const field = () => page.querySelector('textarea') ?? expect.unreachable('no field');
  return {
    page,
    sent,
    /** Texts and numbers of pictures of the messages in the outbox. */
    unsent: () => outbox.messages().map(({ msg, pictures = [] }) => [msg, pictures.length]),
    settle,
    field,
    options: () => [...page.querySelectorAll('[role=option]')].map((one) => one.textContent?.split(' /')[0]?.trim()),
    active: () => {
      const id = field().getAttribute('aria-activedescendant');
      return id === null ? null : (document.getElementById(id)?.textContent ?? null);
    },
    selected: () => field().value.slice(field().selectionStart, field().selectionEnd),
    type: async (text: string, at = text.length) => {
      await typeInto(field(), text);
      await act(async () => {
        field().setSelectionRange(at, at);
        field().dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      });
      await settle();
    },
    press: async (key: string, init: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
      await act(async () => void field().dispatchEvent(event));
      await settle();
      return event.defaultPrevented;
    },
    click: async (label: string) => {
      const button = page.querySelector<HTMLElement>(`[aria-label="${label}"]`) ?? expect.unreachable(label);
      await act(async () => button.click());
      await settle();
    },
  };
}

test('/ opens the list, own ones first; arrow keys and Enter insert at the cursor, again and again', async () => {
  const { active, field, options, press, sent, type } = await open();
  await type('/');
  expect(options()).toEqual(['Title 3', 'Title 1', 'Title 2']);
  expect(field().getAttribute('aria-controls')).not.toBeNull();
  expect(active()).toContain('Title 3');
  await press('ArrowDown');
  expect(active()).toContain('Title 1');
  await press('ArrowUp');
  await press('ArrowUp');
  expect(active()).toContain('Title 2');
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Enter');
  expect(field().value).toBe('Hi Mina ((blank))!');
  expect(options()).toEqual([]);
  await type('Hi Mina ((blank))! /min See you', 'Hi Mina ((blank))! /min'.length);
  expect(options()).toEqual(['Title 3']);
  await press('Tab');
  expect(field().value).toBe('Hi Mina ((blank))! Mine See you');
  expect(sent).toEqual([]);
});

test('Escape closes the list and leaves the text, which is then sent', async () => {
  const { field, options, press, sent, type } = await open();
  await type('/hel');
  expect(options()).toEqual(['Title 1']);
  await press('Escape');
  expect([field().value, options()]).toEqual(['/hel', []]);
  await press('Enter');
  expect(sent).toMatchObject([{ msg: '/hel' }]);
});

test('the list says that nothing matches, and Enter sends the text', async () => {
  const { page, press, sent, type } = await open();
  await type('/zzzz');
  expect(page.textContent).toContain('No quick reply matches');
  await press('Enter');
  expect(sent).toMatchObject([{ msg: '/zzzz' }]);
});

test('a message with gaps is not sent; Tab goes from gap to gap and then leaves the field', async () => {
  const { field, page, press, selected, sent, type } = await open();
  await type('/later');
  await press('Enter');
  expect(field().value).toBe('Back at {{blank}}, or {{blank}}.');
  expect([selected(), field().selectionStart]).toEqual(['{{blank}}', 8]);
  expect(page.textContent).toContain('2 empty blanks');
  expect(page.querySelectorAll('mark')).toHaveLength(2);
  expect(await press('Tab')).toBe(true);
  expect(field().selectionStart).toBe(22);
  expect(await press('Tab')).toBe(false);
  await press('Enter');
  expect(sent).toEqual([]);
  expect(page.textContent).toContain('Not sent. Replace the highlighted text first');
  expect([selected(), field().selectionStart]).toEqual(['{{blank}}', 8]);
  await type('Back at six, or seven.');
  expect(page.querySelectorAll('mark')).toHaveLength(0);
  await press('Enter');
  expect(sent).toMatchObject([{ msg: 'Back at six, or seven.' }]);
});

test('the button opens the list behind the text', async () => {
  const { click, field, options, type } = await open();
  await type('Hello');
  await click('Insert a quick reply');
  expect(field().value).toBe('Hello /');
  expect(options()).toHaveLength(3);
});

test('pictures of the quick reply become pictures of the message, which keeps its text', async () => {
  let answer: (response: Response) => void = () => expect.unreachable('not fetched');
  const get = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', get);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  const picture = { id: 31, width: 4, height: 3, alt: '', url: 'https://api.example/1', thumbnail: '' };
  const items = [reply(1, 'pic', 'See', { pictures: [picture] })];
  const { field, page, press, settle, type } = await open({ items });
  await type('/pic');
  await press('Enter');
  expect(get).toHaveBeenCalledWith('https://api.example/1', { signal: expect.any(AbortSignal) });
  expect(field().value).toBe('See');
  await type('See this');
  field().setSelectionRange(1, 2);
  field().blur();
  await act(async () => answer(new Response(new Blob(['x'], { type: 'image/webp' }))));
  await settle();
  await settle();
  expect(page.querySelector('form img')).not.toBeNull();
  expect([field().value, field().selectionStart]).toEqual(['See this', 1]);
  expect(document.activeElement).not.toBe(field());
});

describe('while the pictures of a quick reply load', () => {
  const picture = { id: 31, width: 4, height: 3, alt: '', url: 'https://api.example/1', thumbnail: '' };
  const items = [reply(1, 'pic', 'See', { pictures: [picture] })];

  async function openLoading() {
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }));
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
    const rendered = await open({ items });
    await rendered.type('/pic');
    await rendered.press('Enter');
    return {
      ...rendered,
      finish: async (response: Response) => {
        await act(async () => answer.resolve(response));
        await rendered.settle();
        await rendered.settle();
      },
      status: () => [...rendered.page.querySelectorAll('[role=status]')].map(({ textContent }) => textContent),
    };
  }

  test('Enter waits for them, says so, and sends the message with them, once', async () => {
    const { field, finish, press, unsent, status } = await openLoading();
    expect(status()).toContain('Loading pictures…');
    await press('Enter');
    await press('Enter');
    expect([unsent(), field().value]).toEqual([[], 'See']);
    expect(status()).toContain('Your message will be sent once its pictures are loaded.');
    await finish(new Response(new Blob(['x'], { type: 'image/webp' })));
    expect([unsent(), field().value]).toEqual([[['See', 1]], '']);
    expect(status()).not.toContain('Your message will be sent once its pictures are loaded.');
  });

  test('Enter sends nothing when they fail, and the next one sends the text', async () => {
    const { field, finish, press, unsent, status } = await openLoading();
    await press('Enter');
    await finish(new Response('', { status: 404 }));
    expect([unsent(), field().value]).toEqual([[], 'See']);
    expect(toasts.getSnapshot().visible.map(({ message }) => message)).toContain(
      'Couldn’t add the pictures of the quick reply. Add them yourself or insert it again.',
    );
    expect(status()).not.toContain('Loading pictures…');
    await press('Enter');
    expect(unsent()).toEqual([['See', 0]]);
  });

  test('a page that is left meanwhile sends nothing without them', async () => {
    const { click, finish, press, unsent } = await openLoading();
    await press('Enter');
    await click('Leave');
    await finish(new Response(new Blob(['x'], { type: 'image/webp' })));
    expect(unsent()).toEqual([]);
  });
});

test.each([
  ['Shift+Enter', 'Enter', { shiftKey: true }],
  ['Shift+Tab', 'Tab', { shiftKey: true }],
  ['Enter of an input method', 'Enter', { isComposing: true }],
  ['Enter that ends a composition in Safari', 'Enter', { keyCode: 229 }],
  ['ArrowDown of an input method', 'ArrowDown', { isComposing: true }],
])('%s neither inserts nor chooses', async (_, key, init) => {
  const { active, field, press, sent, type } = await open();
  await type('/');
  expect(await press(key, init)).toBe(false);
  expect(active()).toContain('Title 3');
  expect(field().value).toBe('/');
  expect(sent).toEqual([]);
});

test('a customer has no quick replies, and braces are text', async () => {
  const claims = { user: MINA.id, role: 3, employee: null, notification: true } as SessionClaims;
  const { field, options, page, press, sent, type } = await open({ claims });
  await type('/');
  expect(options()).toEqual([]);
  expect(page.querySelector('[aria-label="Insert a quick reply"]')).toBeNull();
  expect(field().getAttribute('aria-autocomplete')).toBeNull();
  await type('{{blank}}');
  await press('Enter');
  expect(sent).toMatchObject([{ msg: '{{blank}}' }]);
});
