// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderDuringEvent } from '../testing/render-during-event.ts';
import { stubLayout } from '../testing/stub-layout.ts';
import { useDismiss } from './use-dismiss.ts';

const boxes = [{ current: null }];
const Open = ({ close }: { readonly close: () => void }) => {
  useDismiss({ isOpen: true, isPinned: true, boxes }, close);
  return null;
};

it.each([
  ['Escape', new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ['a press elsewhere', new PointerEvent('pointerdown', { bubbles: true })],
])('closes on %s that was dispatched before a re-render', async (_, event) => {
  stubLayout();
  const whileOnItsWay = renderDuringEvent(event.type);
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  const [before, now] = [vi.fn(), vi.fn()];
  await act(async () => root.render(<Open close={before} />));
  whileOnItsWay(() => root.render(<Open close={now} />));
  await act(async () => document.body.dispatchEvent(event));
  expect(now).toHaveBeenCalledOnce();
  expect(before).not.toHaveBeenCalled();
});
