import { act, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/in-app.tsx';
import { ShellPart } from './shell-part.tsx';

let errorsLeft = 0;
const passed: { fail?: () => void } = {};

/** Fails after its first render, as a node that cannot be removed does. */
const Part = () => {
  useEffect(() => {
    if (errorsLeft === 0) return;
    errorsLeft -= 1;
    throw new Error(`The node to be removed is not a child of this node (${errorsLeft}).`);
  });
  return <p>Search</p>;
};

test.each([
  ['is rendered anew after one error', 1, 'OrdersSearch'],
  ['is rendered anew after two errors', 2, 'OrdersSearch'],
  ['stays its placeholder when it keeps failing', Number.POSITIVE_INFINITY, 'OrdersPlaceholder'],
])('a part of the shell %s, and the rest stays', async (_, errors, text) => {
  errorsLeft = errors;
  const { page } = await renderInApp({
    node: (
      <>
        <nav>Orders</nav>
        <ShellPart placeholder={<i>Placeholder</i>}>
          <Part />
        </ShellPart>
      </>
    ),
    answers: {},
  });
  expect(page.textContent).toBe(text);
});

/** Fails on request, once. */
const Fragile = () => {
  const [isFailing, setFailing] = useState(false);
  useEffect(() => {
    passed.fail = () => setFailing(true);
    if (isFailing) throw new Error('The part failed.');
  });
  return <p>Search</p>;
};

const Go = () => {
  const navigate = useNavigate();
  return <button type="button" onClick={() => void navigate('/next')} />;
};

async function renderFragile() {
  const { page, settle } = await renderInApp({
    node: (
      <>
        <Go />
        <ShellPart placeholder={<i>Placeholder</i>}>
          <Fragile />
        </ShellPart>
      </>
    ),
    answers: {},
  });
  const fail = async () => {
    await act(async () => passed.fail?.());
    await settle();
  };
  return { page, settle, fail };
}

test('errors of a part that are more than a minute apart do not add up', async () => {
  const { page, fail } = await renderFragile();
  for (let turn = 0; turn < 5; turn += 1) {
    await fail();
    expect(page.textContent).toBe('Search');
    await act(async () => vi.advanceTimersByTimeAsync(61_000));
  }
});

test('a part that kept failing is rendered anew on the next page', async () => {
  const { page, settle, fail } = await renderFragile();
  for (let turn = 0; turn < 3; turn += 1) await fail();
  expect(page.textContent).toBe('Placeholder');
  await act(async () => page.querySelector('button')?.click());
  await settle();
  expect(page.textContent).toBe('Search');
});
