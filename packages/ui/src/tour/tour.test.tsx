// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { renderDuringEvent } from '../testing/render-during-event.ts';
import { stubLayout } from '../testing/stub-layout.ts';
import { Tour } from './tour.tsx';

const none = () => undefined;

// @spec 9.0-23
it('looks for its first target after 1 ms, or after waitingTime', async () => {
  stubLayout();
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

describe('a running tour', () => {
  const box = () => document.querySelector('[role=dialog]');
  const scrolled = vi.fn();

  const begin = async (place: string) => {
    stubLayout();
    scrolled.mockClear();
    Element.prototype.scrollIntoView = scrolled;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
    document.body.innerHTML = `<div id="there">${place}</div><p id="then">Then</p><div id="app"></div>`;
    const root = createRoot(document.querySelector('#app')!);
    const render = (onClose = none) => {
      const steps = ['there', 'then'].map((name) => ({ name, target: `#${name}`, title: name, text: 'Here' }));
      root.render(<Tour steps={steps} onClose={onClose} />);
    };
    const draw = () => act(async () => render());
    const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
    await draw();
    await pass(1);
    return { render, draw, pass, end: () => act(async () => root.unmount()) };
  };

  it.each([
    ['a tab', '<div role="tablist"><button role="tab">A</button></div>'],
    ['a cell', '<div role="grid"><div role="row"><div role="gridcell" tabindex="-1">A</div></div></div>'],
    [
      'a button in a cell',
      '<div role="grid"><div role="row"><div role="gridcell"><button>A</button></div></div></div>',
    ],
    ['a slider', '<div role="slider" tabindex="0">A</div>'],
    ['a spin button', '<div role="spinbutton" tabindex="0">A</div>'],
    ['a resize handle', '<div role="separator" tabindex="0">A</div>'],
    ['a toolbar button', '<div role="toolbar"><button>A</button></div>'],
    ['a field', '<input>'],
  ])('leaves arrow keys to %s', async (_, place) => {
    const { pass, end } = await begin(place);
    const own = document.querySelector('#there :is(button, input, [tabindex])')!;
    const pressed = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    await act(async () => own.dispatchEvent(pressed));
    await pass(1);
    expect([box()?.textContent?.includes('1 of 2'), pressed.defaultPrevented]).toEqual([true, false]);
    await end();
  });

  it('moves on with an arrow key on an element that uses none', async () => {
    const { pass, end } = await begin('<button>A</button>');
    const pressed = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    await act(async () => document.querySelector('#there button')!.dispatchEvent(pressed));
    await pass(1);
    expect(box()?.textContent).toContain('2 of 2');
    await end();
  });

  it.each([
    ['ArrowRight', '2 of 2', 0],
    ['Escape', '1 of 2', 1],
  ])('handles %s dispatched before a re-render', async (key, progress, closed) => {
    const whileOnItsWay = renderDuringEvent('keydown');
    const { render, pass, end } = await begin('');
    const onClose = vi.fn();
    whileOnItsWay(() => render(onClose));
    await act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    await pass(1);
    expect(box()?.textContent).toContain(progress);
    expect(onClose).toHaveBeenCalledTimes(closed);
    await end();
  });

  it('does not scroll again when its steps are recreated', async () => {
    const { draw, end } = await begin('');
    expect(scrolled).toHaveBeenCalledOnce();
    await draw();
    await draw();
    expect(scrolled).toHaveBeenCalledOnce();
    await end();
  });

  it('follows a target that is re-rendered and resized, and stops polling when it ends', async () => {
    const { pass, end } = await begin('');
    const after = document.createElement('div');
    document.querySelector('#there')!.replaceWith(after);
    after.id = 'there';
    after.getBoundingClientRect = () => new DOMRect(0, 0, 50, 20);
    await pass(20);
    const ring = () => document.querySelector<HTMLElement>('.bd-tour-ring')?.style.width;
    expect(ring()).toBe('58px');
    after.getBoundingClientRect = () => new DOMRect(0, 0, 70, 20);
    await pass(20);
    expect(ring()).toBe('78px');
    await end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
