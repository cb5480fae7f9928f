// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataTable } from '../data-table/data-table.tsx';
import type { DataTableProps } from '../data-table/data-table-types.ts';
import type { RenderLink } from '../link-render/link-render.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { stubLayout } from '../testing/stub-layout.ts';

let root: Root;
let box: HTMLElement;
const followed = vi.fn();
const opened = vi.fn();
const open = vi.fn();

beforeEach(() => {
  stubLayout();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('open', open);
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});

afterEach(() => {
  act(() => root.unmount());
  getSelection()?.removeAllRanges();
  box.remove();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const renderLink: RenderLink = ({ href, ...rest }) =>
  createElement('a', {
    href,
    ...rest,
    onClick: (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      followed(href);
    },
  });

const draw = (props: Partial<DataTableProps<string>> = {}) =>
  act(() =>
    root.render(
      createElement(DataTable<string>, {
        label: 'People',
        rows: ['Mina', 'Robin'],
        getRowId: (row) => row,
        columns: [
          { id: 'name', header: 'Name', cell: (row) => row },
          { id: 'mail', header: 'Email', cell: (row) => createElement('span', null, `${row}@example.com`) },
          { id: 'act', header: 'Action', cell: () => createElement('button', { type: 'button' }, 'Act') },
        ],
        rowHref: (row) => `/people?row=${row}`,
        renderLink,
        selection: { selected: new Set<string>(), onChange: () => undefined },
        ...props,
      }),
    ),
  );

const find = (selector: string, text: string): HTMLElement => {
  const found = [...box.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent === text);
  if (found === undefined) throw new Error(`There is no ${selector} with ${text}`);
  return found;
};

const press = (target: Element, type: 'click' | 'auxclick' | 'mousedown', init: MouseEventInit = {}): boolean => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, ...init });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
};

const mail = () => find('span', 'Mina@example.com');
const lead = () => find('.bd-table__lead', 'Mina');
const minaUrl = `${location.origin}/people?row=Mina`;

describe('a row with a link', () => {
  beforeEach(() => draw());

  test('is followed by a click on any of its text, which focuses the link', () => {
    press(mail(), 'click');
    expect(followed.mock.calls).toEqual([['/people?row=Mina']]);
    expect(document.activeElement).toBe(lead());
    expect(open).not.toHaveBeenCalled();
  });

  test('is followed once by a click on its link', () => {
    press(lead(), 'click');
    expect(followed.mock.calls).toEqual([['/people?row=Mina']]);
  });

  test.each<[string, 'click' | 'auxclick', MouseEventInit]>([
    ['Ctrl and a click', 'click', { ctrlKey: true }],
    ['Cmd and a click', 'click', { metaKey: true }],
    ['Shift and a click', 'click', { shiftKey: true }],
    ['Ctrl, Shift and a click', 'click', { ctrlKey: true, shiftKey: true }],
    ['the middle button', 'auxclick', { button: 1 }],
  ])('opens in a new tab with %s', (_, type, init) => {
    press(mail(), type, init);
    expect(open.mock.calls).toEqual([[minaUrl, '_blank', 'noopener']]);
    expect(followed).not.toHaveBeenCalled();
  });

  test.each([
    ['right', 2],
    ['back', 3],
  ])('ignores the %s button', (_, button) => {
    press(mail(), 'auxclick', { button });
    expect([...open.mock.calls, ...followed.mock.calls]).toEqual([]);
  });

  test('prevents autoscroll by the middle button and leaves the other buttons to the browser', () => {
    expect([0, 1, 2].map((button) => press(mail(), 'mousedown', { button }))).toEqual([false, true, false]);
    expect(press(lead(), 'mousedown', { button: 1 })).toBe(false);
  });

  test('leaves the middle button on its link to the browser', () => {
    press(lead(), 'auxclick', { button: 1 });
    expect(open).not.toHaveBeenCalled();
  });

  test.each(['mail', 'lead'] as const)(
    'opens nothing when the button is released on the %s after a selection',
    (name) => {
      getSelection()?.selectAllChildren(mail());
      const isPrevented = press(name === 'mail' ? mail() : lead(), 'click');
      expect([isPrevented, followed.mock.calls, open.mock.calls]).toEqual([true, [], []]);
    },
  );

  test('opens while text elsewhere is selected', () => {
    getSelection()?.selectAllChildren(find('span', 'Robin@example.com'));
    press(mail(), 'click');
    expect(followed).toHaveBeenCalledOnce();
  });

  test('opens with the keyboard while its text is selected', () => {
    getSelection()?.selectAllChildren(mail());
    press(lead(), 'click', { detail: 0 });
    expect(followed).toHaveBeenCalledOnce();
  });

  test('leaves its controls alone, also with selected text', () => {
    for (const init of [{}, { ctrlKey: true }]) {
      press(find('button', 'Act'), 'click', init);
      press(box.querySelector('input[type=checkbox]') as HTMLElement, 'click', init);
    }
    press(find('button', 'Act'), 'auxclick', { button: 1 });
    getSelection()?.selectAllChildren(mail());
    expect(press(find('button', 'Act'), 'click')).toBe(false);
    expect([...open.mock.calls, ...followed.mock.calls]).toEqual([]);
  });
});

test('a row with a button opens by any click on its text, and by no other button', () => {
  draw({ rowHref: undefined, onRowOpen: opened });
  press(mail(), 'click');
  press(mail(), 'click', { ctrlKey: true });
  press(mail(), 'auxclick', { button: 1 });
  expect(opened.mock.calls).toEqual([['Mina'], ['Mina']]);
  expect(open).not.toHaveBeenCalled();
});

test('a row without an action ignores clicks', () => {
  draw({ rowHref: undefined });
  press(mail(), 'click');
  press(mail(), 'click', { ctrlKey: true });
  expect([...open.mock.calls, ...followed.mock.calls]).toEqual([]);
});

describe('a row of a list', () => {
  const drawRow = (href?: string) =>
    act(() =>
      root.render(
        createElement(ListRow, {
          title: 'Mina',
          note: createElement('span', null, 'Mina@example.com'),
          actions: createElement('button', { type: 'button' }, 'Act'),
          ...(href !== undefined && { href, renderLink }),
        }),
      ),
    );

  test('is followed by a click on its text, and not on its buttons', () => {
    drawRow('/people?row=Mina');
    press(find('button', 'Act'), 'click');
    press(mail(), 'click');
    expect(followed.mock.calls).toEqual([['/people?row=Mina']]);
  });

  test('opens in a new tab with Ctrl or the middle button', () => {
    drawRow('/people?row=Mina');
    press(mail(), 'click', { ctrlKey: true });
    press(mail(), 'auxclick', { button: 1 });
    expect(open.mock.calls).toEqual(Array(2).fill([minaUrl, '_blank', 'noopener']));
  });

  test('opens nothing when the button is released after a selection', () => {
    drawRow('/people?row=Mina');
    getSelection()?.selectAllChildren(mail());
    expect(press(mail(), 'click')).toBe(true);
    expect(followed).not.toHaveBeenCalled();
  });

  test('without a link ignores clicks', () => {
    drawRow();
    press(mail(), 'click');
    press(mail(), 'auxclick', { button: 1 });
    expect([...open.mock.calls, ...followed.mock.calls]).toEqual([]);
  });
});
