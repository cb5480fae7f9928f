import { act } from 'react';
import { expect, test } from 'vitest';
import { drawInApp } from '../testing/in-app.tsx';
import { type ReadPagesOptions, useReadPages } from './read.ts';
import { useServices } from './services-context.ts';

const key = ['rows'];

interface RowsProps {
  readonly read: ReadPagesOptions<string>['read'];
}

const Rows = ({ read }: RowsProps) => {
  const { queries } = useServices();
  const { items, fetchNextPage } = useReadPages({ key, read });
  return (
    <>
      <p>{items?.join(' ')}</p>
      <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: key })}>
        changed
      </button>
      <button type="button" onClick={() => void fetchNextPage()}>
        more
      </button>
    </>
  );
};

/** A list of two pages at a server that a test answers for. */
async function drawRows() {
  const server = { first: 'one', hold: Promise.resolve() };
  const asked: string[] = [];
  const read: RowsProps['read'] = async (cursor) => {
    asked.push(cursor ?? 'first');
    if (cursor !== undefined) return { items: ['two'], next: null };
    await server.hold;
    return { items: [server.first], next: 'second' };
  };
  const { page, settle } = await drawInApp({ node: <Rows read={read} />, answers: {} });
  const press = (name: string) =>
    act(async () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  return { server, asked, settle, press, shown: () => page.querySelector('p')?.textContent };
}

test('a list that is read again as it changed is let through before it loads on', async () => {
  const { server, asked, settle, press, shown } = await drawRows();
  expect(shown()).toBe('one');
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(server, { first: 'new', hold: promise });
  await press('changed');
  await press('more');
  await settle();
  expect([shown(), asked]).toEqual(['one', ['first', 'first']]);
  resolve();
  await settle();
  expect([shown(), asked]).toEqual(['new two', ['first', 'first', 'second']]);
});
