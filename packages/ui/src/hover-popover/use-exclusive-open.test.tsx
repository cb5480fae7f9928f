// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { stubLayout } from '../testing/stub-layout.ts';
import { useExclusiveOpen } from './use-exclusive-open.ts';

const Panel = ({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) => {
  useExclusiveOpen(isOpen, false, close);
  return null;
};

it.each([
  ['before', [0, 1]],
  ['behind', [1, 0]],
] as const)('an open popover closes when another opens %s, also during a re-render', async (_, order) => {
  stubLayout();
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  const [closeOpened, closeOther] = [vi.fn(), vi.fn()];
  const draw = (isOpened: boolean) =>
    act(async () => {
      const panels = [
        <Panel key="opened" isOpen={isOpened} close={() => closeOpened()} />,
        <Panel key="other" isOpen={true} close={() => closeOther()} />,
      ];
      root.render(order.map((at) => panels[at]));
    });
  await draw(false);
  expect(closeOther).not.toHaveBeenCalled();
  await draw(true);
  expect(closeOther).toHaveBeenCalledOnce();
  expect(closeOpened).not.toHaveBeenCalled();
});
