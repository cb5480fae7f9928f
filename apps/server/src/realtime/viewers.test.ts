import { expect, test } from 'vitest';
import { createViewers } from './viewers.ts';

const ADA = { id: 1, name: 'Ada', image: null };
const BEA = { id: 2, name: 'Bea', image: null };

function setUp() {
  let time = 0;
  const viewers = createViewers(() => time);
  return {
    pass: (ms: number) => {
      time += ms;
    },
    show: (by: typeof ADA, connection: string, isOpen = true, order = 9) =>
      viewers.record({ eventId: 'e', seq: null, order, connection, by, isOpen }),
    names: (user: number, order = 9) => viewers.othersOn(order, user).map(({ by }) => by.name),
  };
}

test('othersOn lists the viewers of the order without the user', () => {
  const { show, names } = setUp();
  show(ADA, 'a');
  show(BEA, 'b');
  show(BEA, 'c', true, 8);
  expect(names(ADA.id)).toEqual(['Bea']);
  expect(names(BEA.id)).toEqual(['Ada']);
  expect(names(BEA.id, 7)).toEqual([]);
});

test('a viewer leaves with one device and stays with another', () => {
  const { show, names } = setUp();
  show(ADA, 'a');
  show(ADA, 'second');
  show(ADA, 'a', false);
  expect(names(BEA.id)).toEqual(['Ada']);
  show(ADA, 'second', false);
  expect(names(BEA.id)).toEqual([]);
});

test('a viewer whose process has died expires after 45 s', () => {
  const { show, names, pass } = setUp();
  show(ADA, 'a');
  pass(44_999);
  expect(names(BEA.id)).toEqual(['Ada']);
  show(ADA, 'a');
  pass(44_999);
  expect(names(BEA.id)).toEqual(['Ada']);
  pass(1);
  expect(names(BEA.id)).toEqual([]);
});
