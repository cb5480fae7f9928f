import { FakeBreak, FakeRefusal } from '@boostdesk/api-client/testing';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { keys } from '../app/query-client.ts';
import { drawInApp } from '../testing/in-app.tsx';
import { orderRow } from '../testing/order-row.ts';
import { seeList } from '../testing/see-list.ts';
import { tokenFor } from '../testing/token.ts';
import { typeInto } from '../testing/type-into.ts';
import { stubLayout } from '../testing/unlaid.ts';
import { Search } from './search.tsx';

afterEach(() => localStorage.clear());

/** The search of a page whose look-up fails so; its browser has kept order 4712. */
async function withoutAnswer(failure: Error, sid = 's') {
  stubLayout();
  HTMLElement.prototype.scrollIntoView = () => undefined;
  seeList([orderRow(4712)]);
  const read = sessionFromToken(tokenFor({ role: ROLE.customer }), { now: Date.now() });
  if (!read.ok) throw new Error('The token of the test cannot be read.');
  const dashboardSearch = () => {
    throw failure;
  };
  const { page, queries, settle } = await drawInApp({
    node: <Search />,
    answers: { search: { dashboardSearch } },
    claims: { ...read.session, sid },
  });
  const search = async (text: string) => {
    const box = page.querySelector<HTMLInputElement>('[role=combobox]');
    if (box === null) throw new Error('There is no search.');
    await act(async () => box.focus());
    await act(async () => typeInto(box, text));
    // The pause in typing, and the answer.
    await settle();
    await settle();
    return [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  };
  return { queries, search };
}

const NOT_NOW = 'Orders cannot be looked up now. Pages are found all the same.';

test('without a line an order of a list that was kept is found by its number, and no other', async () => {
  const { search } = await withoutAnswer(new FakeBreak());
  expect(await search('#4712')).toEqual(['#4712 LoL boosting, Gold IV to Platinum IIOpens once the server answers']);
  expect(await search('471')).toEqual([NOT_NOW]);
});

test('one that was opened before opens at once', async () => {
  const { queries, search } = await withoutAnswer(new FakeBreak());
  queries.setQueryData(keys.order(4712), {});
  expect(await search('4712')).toEqual(['#4712 LoL boosting, Gold IV to Platinum II']);
});

test.each([
  ['another session saw it', new FakeBreak(), 'another'],
  ['the server refused', new FakeRefusal('forbidden'), 's'],
])('it is not found where %s', async (_, failure, sid) => {
  const { search } = await withoutAnswer(failure, sid);
  expect(await search('4712')).toEqual([NOT_NOW]);
});
