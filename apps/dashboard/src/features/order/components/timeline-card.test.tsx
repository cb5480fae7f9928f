import type { OrderEvent, OrderView } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { TimelineCard } from './timeline-card.tsx';

const ID = 10_007;
const logged = (id: number): OrderEvent => ({
  id,
  kind: 'progress',
  at: new Date(Date.UTC(2026, 10, 20, 12, id)).toISOString(),
  actor: { id: 5, name: 'Kaito', image: null },
  data: { done: id, percent: id, note: `Entry ${id}` },
});
const order = (events: number[], olderEvents?: string): OrderView =>
  orderView(ID, { events: events.map(logged), ...(olderEvents !== undefined && { olderEvents }) });

interface ChangingCardProps {
  readonly first: OrderView;
  readonly onRender: (show: (next: OrderView) => void) => void;
}

const ChangingCard = ({ first, onRender }: ChangingCardProps) => {
  const [shown, setShown] = useState(first);
  onRender(setShown);
  return <TimelineCard order={shown} />;
};

async function renderCard(first: OrderView, getEvents: (request: { cursor: string }) => unknown) {
  stubLayout();
  const asked = vi.fn(getEvents);
  let show: (next: OrderView) => void = () => undefined;
  const { page, settle } = await renderInApp({
    node: <ChangingCard first={first} onRender={(change) => (show = change)} />,
    answers: { order: { getEvents: asked } } as never,
  });
  const button = () => [...page.querySelectorAll('button')].find(({ textContent }) => /more entries/.test(textContent));
  return {
    page,
    asked,
    button,
    entries: () => [...page.querySelectorAll('li')].map(({ textContent }) => /Entry \d+/.exec(textContent)?.[0]),
    press: async () => {
      await act(async () => button()?.focus());
      await act(async () => button()?.click());
      await settle();
    },
    show: (next: OrderView) => act(async () => show(next)),
  };
}

const entries = (...ids: number[]) => ids.map((id) => `Entry ${id}`);

test('a timeline that is complete offers no older entries', async () => {
  const card = await renderCard(order([1, 2]), () => ({ items: [], next: null }));
  expect([card.entries(), card.button()]).toEqual([entries(2, 1), undefined]);
});

test('older entries are loaded page by page, each shown once, and the focus stays on the page', async () => {
  const pages: Record<string, object> = {
    a: { items: [4, 3].map(logged), next: 'b' },
    b: { items: [3, 2, 1].map(logged), next: null },
  };
  const card = await renderCard(order([1, 5, 6], 'a'), ({ cursor }) => pages[cursor]);
  expect([card.entries(), card.asked.mock.calls.length]).toEqual([entries(6, 5, 1), 0]);
  await card.press();
  expect(card.entries()).toEqual(entries(6, 5, 4, 3, 1));
  await card.press();
  expect([card.entries(), card.button()]).toEqual([entries(6, 5, 4, 3, 2, 1), undefined]);
  expect(card.asked.mock.calls.map(([request]) => request)).toEqual([
    { id: ID, cursor: 'a' },
    { id: ID, cursor: 'b' },
  ]);
  expect(document.activeElement).toBe(card.page.querySelector('section'));
});

test('a failure is named, and the button tries again', async () => {
  let fails = true;
  const card = await renderCard(order([5], 'a'), () => {
    if (fails) throw new FakeApiError('internal', 'Something went wrong.');
    return { items: [logged(4)], next: null };
  });
  await card.press();
  expect(card.page.querySelector('[role=alert]')?.textContent).toBe('Something went wrong.');
  fails = false;
  await card.press();
  expect(card.entries()).toEqual(entries(5, 4));
});

test('new entries hide none that are shown', async () => {
  const card = await renderCard(order([5, 6], 'a'), () => ({ items: [4, 3].map(logged), next: null }));
  await card.press();
  await card.show(order([6, 7], 'c'));
  expect([card.entries(), card.asked.mock.calls.length]).toEqual([entries(7, 6, 5, 4, 3), 1]);
});
