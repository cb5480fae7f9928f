import { FakeApiError } from '@boostdesk/api-client/testing';
import type { SessionClaims } from '@boostdesk/auth';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { translatePage } from '../../testing/translate-page.ts';
import { typeInto } from '../../testing/type-into.ts';
import { Component } from './messages-screen.tsx';

const claims = { user: 5, role: 3, employee: null, notification: true } as SessionClaims;
const found = (id: number, sender: { id: number; name: string }) => ({
  id,
  order: 10_001,
  purchase: 'LoL boosting',
  seq: 7,
  sender,
  body: 'Is Ahri fine?',
  createdAt: '2026-01-01T00:00:00.000Z',
});

async function open(search: (request: { text: string; cursor?: string | undefined }) => unknown) {
  stubLayout();
  const app = await renderInApp({ node: <Component />, claims, answers: { chatMessage: { search } } as never });
  return {
    ...app,
    find: async (text: string) => {
      await typeInto(app.page.querySelector('input') ?? expect.unreachable('no field'), text);
      await act(async () => vi.advanceTimersByTimeAsync(500));
      await app.settle();
    },
  };
}

test('before a search, the page says what it searches and asks the server nothing', async () => {
  const search = vi.fn();
  const { page } = await open(search);
  expect(page.textContent).toContain('Search the chats you can read.');
  expect(search).not.toHaveBeenCalled();
});

test.each([' ', '\u200b', '\u2800', '\u3164', '\u00ad', '\u200f', '\u200b \u2060'])(
  'a text that shows nothing is no search: %j',
  async (text) => {
    const search = vi.fn();
    const { page, find } = await open(search);
    await find(text);
    expect(page.textContent).toContain('Search the chats you can read.');
    expect(search).not.toHaveBeenCalled();
  },
);

test('a result names order and author, and leads to its message', async () => {
  const { find, page } = await open(() => ({
    items: [found(2, { id: 7, name: 'Kaito' }), found(1, { id: 5, name: 'Mina' })],
    next: null,
  }));
  await find('ahri');
  const links = [...page.querySelectorAll('a[data-result]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/order/10001?tab=chat&message=7'));
  expect(links[0]?.textContent).toContain('#10001 LoL boosting · Kaito');
  expect(links[1]?.textContent).toContain('· You');
  expect(page.querySelector('[role=status]')?.textContent).toBe('2 results');
});

test('further results are loaded by cursor', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly onChange: (entries: readonly object[]) => void;
      constructor(onChange: (entries: readonly object[]) => void) {
        this.onChange = onChange;
      }
      observe = () => void setTimeout(() => this.onChange([{ isIntersecting: true }]), 0);
      disconnect = () => undefined;
    },
  );
  const kaito = { id: 7, name: 'Kaito' };
  const search = vi.fn(({ cursor }: { cursor?: string | undefined }) =>
    cursor === undefined ? { items: [found(2, kaito)], next: 'more' } : { items: [found(1, kaito)], next: null },
  );
  const { find, page } = await open(search);
  await find('ahri');
  expect(search.mock.calls.map(([request]) => request)).toEqual([{ text: 'ahri' }, { text: 'ahri', cursor: 'more' }]);
  expect(page.querySelector('[role=status]')?.textContent).toBe('2 results');
});

test('a failed search offers to try again', async () => {
  const { find, page, settle } = await open(
    vi
      .fn()
      .mockImplementationOnce(() => {
        throw new FakeApiError('internal');
      })
      .mockReturnValue({ items: [found(1, { id: 7, name: 'Kaito' })], next: null }),
  );
  await find('ahri');
  expect(page.textContent).toContain('Couldn’t search the messages.');
  await act(async () => page.querySelector<HTMLElement>('.bd-error-state button, button')?.click());
  await settle();
  expect(page.querySelectorAll('[data-result]')).toHaveLength(1);
});

test.each([
  ['ahri', 'fine'],
  ['ahri fine', 'ahri'],
  ['is', 'is ahri fine'],
  ['fine', 'is'],
  ['ahri', 'zed'],
  ['zed', 'ahri'],
])('a search for %j, translated by the browser, can be changed to %j', async (before, after) => {
  const { find, page } = await open(() => ({ items: [found(2, { id: 7, name: 'Kaito' })], next: null }));
  const excerpts = () => [...page.querySelectorAll('bdi:has(mark)')].map(({ innerHTML }) => innerHTML);
  await find(after);
  const expected = excerpts();
  await find(before);
  translatePage(page);
  await find(after);
  expect(excerpts()).toEqual(expected);
});
