// @vitest-environment jsdom
import { act, type KeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { stubLayout } from './testing/stub-layout.ts';
import { useCompositionGuard } from './use-composition-guard.ts';

const Field = ({ onKey }: { readonly onKey: (event: KeyboardEvent) => void }) => {
  useCompositionGuard();
  return <input onKeyDown={onKey} />;
};

async function mount(count: number) {
  stubLayout();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const onKey = vi.fn();
  document.addEventListener('keydown', onKey, true);
  onTestFinished(async () => {
    document.removeEventListener('keydown', onKey, true);
    await act(async () => root.unmount());
    box.remove();
  });
  const render = (fields: number) =>
    act(async () => root.render([1, 2].slice(0, fields).map((id) => <Field key={id} onKey={onKey} />)));
  await render(count);
  const press = (init: KeyboardEventInit) => {
    const input = box.querySelector('input') ?? document.body;
    onKey.mockClear();
    return input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  };
  return { onKey, press, render };
}

it.each([
  { key: 'Enter', isComposing: true },
  { key: 'Enter', keyCode: 229, isComposing: false },
  { key: 'Escape', isComposing: true },
  { key: 'Escape', keyCode: 229 },
  { key: 'ArrowDown', isComposing: true },
  { key: 'Process', keyCode: 229 },
  { key: 'Tab', keyCode: 229, shiftKey: true },
])('no handler gets %o, which the input method keeps', async (init) => {
  const { onKey, press } = await mount(1);
  expect(press(init)).toBe(true);
  expect(onKey).not.toHaveBeenCalled();
});

it.each([{ key: 'Enter', keyCode: 13 }, { key: 'Escape', keyCode: 27 }, { key: 'a' }])(
  'handlers get %o outside of a composition',
  async (init) => {
    const { onKey, press } = await mount(1);
    press(init);
    expect(onKey).toHaveBeenCalledTimes(2);
  },
);

it('guards until the last field is gone', async () => {
  const { onKey, press, render } = await mount(2);
  await render(1);
  press({ key: 'Enter', isComposing: true });
  expect(onKey).not.toHaveBeenCalled();
  await render(0);
  press({ key: 'Enter', isComposing: true });
  expect(onKey).toHaveBeenCalledOnce();
});
