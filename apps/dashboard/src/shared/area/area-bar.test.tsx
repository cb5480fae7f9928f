import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { AreaBar, type AreaBarProps } from './area-bar.tsx';
import type { AreaChange, AreaState } from './area-state.ts';

const plain: AreaState = {
  text: '',
  filter: {},
  sort: { sort: 'name', direction: 'ascending' },
  hidden: null,
  open: null,
};
const role = {
  name: 'role',
  label: 'Role',
  options: [
    { id: 1, label: 'Admin' },
    { id: 3, label: 'Customer' },
  ],
};
const orderFilter = { name: 'order', label: 'Order number', kind: 'number' } as const;
const none = () => undefined;

/** Renders the bar with a state that `state` holds, without re-rendering. */
async function drawBar(
  shown: AreaState,
  onSeparatorChange: AreaBarProps<never>['onSeparatorChange'] = none,
  total = 2,
) {
  let now = shown;
  const change = (next: AreaChange) => {
    now = { ...now, ...(typeof next === 'function' ? next(now) : next) };
  };
  await renderInApp({
    node: (
      <AreaBar
        title="People"
        searchHint="Name"
        filters={[role, orderFilter]}
        state={shown}
        onChange={change}
        columns={[]}
        view={{ hidden: [], widths: {} }}
        onViewChange={none}
        overflowing={[]}
        total={total}
        newLabel={undefined}
        separator=","
        onSeparatorChange={onSeparatorChange}
        isExporting={false}
        onExport={none}
      />
    ),
    answers: {},
  });
  return {
    state: () => now,
    press: (selector: string, name: string) =>
      act(async () =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
          ?.click(),
      ),
  };
}

test('two choices before the next render are both applied', async () => {
  const { press, state } = await drawBar(plain);
  await press('button', 'Role');
  await press('[role=menuitemcheckbox]', 'Customer');
  await press('[role=menuitemcheckbox]', 'Admin');
  expect(state().filter).toEqual({ role: ['1', '3'] });
  await press('[role=menuitemcheckbox]', 'Customer');
  await press('[role=menuitemcheckbox]', 'Admin');
  expect(state().filter).toEqual({});
});

test('a number filter set by a link can be removed alone, or cleared with all other filters', async () => {
  const { press, state } = await drawBar({ ...plain, text: 'mina', filter: { order: ['10001'], role: ['1'] } });
  await press('button', 'Remove filter Order is');
  expect(state()).toMatchObject({ text: 'mina', filter: { role: ['1'] } });
  await press('button', 'Clear');
  expect(state()).toMatchObject({ text: '', filter: {} });
});

test('the separator of the file is chosen from a menu', async () => {
  const choose = vi.fn();
  const { press } = await drawBar(plain, choose);
  await press('button', 'Separator in the file');
  const choices = [...document.querySelectorAll('[role=menuitemradio]')];
  expect(choices.map((one) => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
    ['Comma', 'true'],
    ['Semicolon', 'false'],
    ['Tab', 'false'],
  ]);
  await press('[role=menuitemradio]', 'Semicolon');
  expect(choose.mock.calls).toEqual([[';']]);
});

test.each([
  [10_000, '10,000 rows'],
  [10_001, 'More than 10,000 rows'],
])('%i counted rows are shown as “%s”', async (total, text) => {
  await drawBar(plain, none, total);
  expect(document.querySelector('[role=status]')?.textContent).toBe(text);
});
