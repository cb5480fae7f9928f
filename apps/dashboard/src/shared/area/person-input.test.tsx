import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { PersonInput } from './person-input.tsx';

const robin = {
  id: 41,
  name: 'Robin',
  email: 'robin@customers.example',
  image: null,
  role: 3 as const,
  banned: false,
  relog: false,
  premium: false,
  partner: false,
  passwordRequestedAt: null,
  orders: 0,
  createdAt: '2026-03-01T12:00:00.000Z',
};

const told = vi.fn<(id: number | null) => void>();
const Field = () => {
  const [id, setId] = useState<number | null>(null);
  const change = (next: number | null) => {
    told(next);
    setId(next);
  };
  return <PersonInput label="User" roles={undefined} value={id} problem={undefined} onChange={change} />;
};

test('a user that the form begins with is shown by name', async () => {
  const { settle } = await renderInApp({
    node: <PersonInput label="User" roles={undefined} value={41} problem={undefined} onChange={told} />,
    answers: { users: { getPage: () => ({ items: [robin], total: 1, next: null }) } },
  });
  await settle();
  expect(document.querySelector('input')?.value).toBe('Robin (#41)');
});

test('the chosen user stays chosen on blur, also without suggestions', async () => {
  const { promise: never } = Promise.withResolvers<never>();
  const { settle } = await renderInApp({
    node: <Field />,
    // The chosen user is looked up after the choice, with a delay.
    answers: {
      users: { getPage: ({ text }) => (text === '#41' ? never : { items: [robin], total: 1, next: null }) },
    },
  });
  const [input] = document.querySelectorAll('input');
  if (input === undefined) throw new Error('no field');
  await typeInto(input, 'rob');
  await settle();
  await act(async () => document.querySelector<HTMLElement>('[role=option]')?.click());
  expect(told).toHaveBeenLastCalledWith(41);
  await act(async () => input.blur());
  await settle();
  expect(told).toHaveBeenLastCalledWith(41);
  expect(input.value).toBe('Robin (#41)');
});
