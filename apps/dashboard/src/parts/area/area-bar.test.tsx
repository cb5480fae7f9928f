import { act } from 'react';
import { expect, test } from 'vitest';
import { drawInApp } from '../../testing/in-app.tsx';
import { AreaBar } from './area-bar.tsx';
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
const none = () => undefined;

test('who chooses faster than the screen is drawn has chosen both, and not the same one twice', async () => {
  let now = plain;
  const change = (next: AreaChange) => {
    now = { ...now, ...(typeof next === 'function' ? next(now) : next) };
  };
  await drawInApp({
    // What is drawn stays that of before.
    node: (
      <AreaBar
        title="People"
        searchHint="Name"
        filters={[role]}
        state={plain}
        onChange={change}
        columns={[]}
        view={{ hidden: [], widths: {} }}
        onViewChange={none}
        noRoom={[]}
        total={2}
        newLabel={undefined}
        isSaving={false}
        onSave={none}
      />
    ),
    answers: {},
  });
  const press = (selector: string, text: string) =>
    act(async () =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === text)?.click(),
    );
  await press('button', 'Role');
  await press('[role=menuitemcheckbox]', 'Customer');
  await press('[role=menuitemcheckbox]', 'Admin');
  expect(now.filter).toEqual({ role: ['1', '3'] });
  await press('[role=menuitemcheckbox]', 'Customer');
  await press('[role=menuitemcheckbox]', 'Admin');
  expect(now.filter).toEqual({});
});
