import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/in-app.tsx';
import { ShellPart } from './shell-part.tsx';

let errorsLeft = 0;

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
