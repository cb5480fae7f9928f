// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Tour } from './tour.tsx';

const none = () => undefined;

it('looks for its first place 1 ms after it began, unless it is told of another wait', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = none;
      unobserve = none;
      disconnect = none;
    },
  );
  Element.prototype.scrollIntoView = none;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = '<p id="there">There</p><div id="app"></div>';
  const root = createRoot(document.querySelector('#app')!);
  const steps = [{ name: 'there', target: '#there', title: 'There', text: 'Here' }];
  const box = () => document.querySelector('[role=dialog]');
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

  await act(async () => root.render(<Tour key="default" steps={steps} onClose={none} />));
  await pass(0);
  expect(box()).toBeNull();
  await pass(1);
  expect(box()).not.toBeNull();

  await act(async () => root.render(<Tour key="told" steps={steps} onClose={none} waitingTime={20} />));
  await pass(19);
  expect(box()).toBeNull();
  await pass(1);
  expect(box()).not.toBeNull();
  await act(async () => root.unmount());
});
