import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
// example
import { createPalette, createRecents } from './index.ts';

// end

const content = new Map<string, string>();
const storage = {
  getItem: (key: string) => content.get(key) ?? null,
  setItem: (key: string, value: string) => {
    content.set(key, value);
  },
};
let pauseEnds: () => void = () => undefined;
const after = (_: number, task: () => void) => {
  pauseEnds = task;
  return () => undefined;
};
const seen: unknown[] = [];
const labels = () => palette.state().sections.map(({ id, items }) => `${id}: ${items.map(({ entry }) => entry.label)}`);

// example
const palette = createPalette({
  pages: [
    { label: 'Orders', url: '/orders' },
    { label: 'BoostCoins', url: '/admin/boostcoins', aliases: ['money'] },
  ],
  recents: createRecents(storage, 5), // local storage, and whose
  lookUp: async (digits) => [{ label: `Order #${digits}`, url: `/order/${digits}` }],
  after, // (ms, task) => a function that calls it off
});

palette.setText('oders'); // sections: one page, 'Orders'; selected: it
// end
seen.push(labels());
// example
palette.enter(); // { label: 'Orders', url: '/orders' }, from now on a recent search
palette.setText('#10001'); // asks the server after 500 ms; sections then: one order, 'Order #10001'
// end

it("runs the README's example", async () => {
  pauseEnds();
  await new Promise((done) => setImmediate(done));
  seen.push(labels());
  expect(seen).toEqual([['pages: Orders'], ['orders: Order #10001']]);
  palette.setText('');
  expect(labels()[0]).toBe('recent: Orders');
});

it('holds the example word for word', () => {
  const own = readFileSync(new URL(import.meta.url), 'utf8');
  const [imports = '', ...parts] = [...own.matchAll(/^\/\/ example\n(.*?)^\/\/ end\n/gms)].map(([, code]) => code);
  const example = `${imports.replace('./index.ts', '@boostdesk/search').trim()}\n\n${parts.join('')}`;
  expect(parts).toHaveLength(2);
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(example);
});
