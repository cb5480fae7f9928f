// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubLayout } from '../testing/stub-layout.ts';
import type { ChatEntry, ChatMessage } from './chat-entry.ts';
import { ChatThread } from './chat-thread.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubLayout();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const message = (id: string, more: Partial<ChatMessage> = {}): ChatEntry => ({
  kind: 'message',
  id,
  at: 0,
  isOwn: false,
  author: 'Kaito',
  text: `Text ${id}`,
  ...more,
});

async function renderThread(first: readonly ChatEntry[]) {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const show = (entries: readonly ChatEntry[], hasNewer = false) =>
    act(async () => root.render(<ChatThread entries={entries} hasNewer={hasNewer} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  await show(first);
  const spoken = () => page.querySelector('[role=status] span');
  return { show, spoken, text: () => spoken()?.textContent };
}

test('what is there at first, and older messages that load, are silent', async () => {
  const { show, text } = await renderThread([message('5')]);
  expect(text()).toBe('');
  await show([message('3'), message('4'), message('5')]);
  expect(text()).toBe('');
});

test('a message is announced with its author for five seconds', async () => {
  const { show, text } = await renderThread([message('1')]);
  await show([message('1'), message('2')]);
  expect(text()).toBe('Kaito: Text 2');
  await act(async () => vi.advanceTimersByTime(5000));
  expect(text()).toBe('');
});

test('the first message of an empty chat is announced', async () => {
  const { show, text } = await renderThread([]);
  await show([message('1')]);
  expect(text()).toBe('Kaito: Text 1');
});

test('the same text is announced again', async () => {
  const { show, spoken } = await renderThread([message('1')]);
  await show([message('1'), message('2', { text: 'ok' })]);
  const first = spoken();
  await show([message('1'), message('2', { text: 'ok' }), message('3', { text: 'ok' })]);
  expect([spoken() === first, spoken()?.textContent]).toEqual([false, 'Kaito: ok']);
});

test('more than three messages at once are counted', async () => {
  const { show, text } = await renderThread([message('1')]);
  await show(['1', '2', '3', '4', '5'].map((id) => message(id)));
  expect(text()).toBe('4 new messages');
});

test('descriptions of pictures are announced with the text', async () => {
  const { show, text } = await renderThread([message('1')]);
  await show([message('1'), message('2', { attachment: <img alt="The lane" src="data:," /> })]);
  expect(text()).toBe('Kaito: Text 2, The lane');
});

test('an own message is not announced, but whether it was sent is', async () => {
  const { show, text } = await renderThread([message('1')]);
  const own = (delivery: 'waiting' | 'sent' | 'failed') => message('own', { isOwn: true, author: undefined, delivery });
  await show([message('1'), own('waiting'), message('mine', { isOwn: true })]);
  expect(text()).toBe('');
  await show([message('1'), own('sent')]);
  expect(text()).toBe('Sent');
  await show([message('1'), own('waiting')]);
  await show([message('1'), own('failed')]);
  expect(text()).toBe('Not sent');
});

test('pages that were missing below are silent', async () => {
  const { show, text } = await renderThread([message('1')]);
  await show([message('1')], true);
  await show([message('1'), message('2')], false);
  expect(text()).toBe('');
});
