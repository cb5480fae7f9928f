// Independent of the machine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCycles, preloadedFiles, routes, screens, scriptsOfScreen } from './page-weight.ts';

interface Budget {
  /** Bytes of script after brotli. */
  readonly bytes: number;
  /** Number of scripts. */
  readonly scripts: number;
}

/**
 * What a screen needs on a first visit. 143 kB of it are react-dom, react-router, react-aria, axios, zod, TanStack Query and
 * icons, 39 kB the frame, 28 kB what most screens share.
 */
const DEFAULT: Budget = { bytes: 250_000, scripts: 10 };
const budgets: Readonly<Record<string, Budget>> = {
  orders: { bytes: 232_000, scripts: 7 },
  home: { bytes: 233_000, scripts: 8 },
  admin: { bytes: 230_000, scripts: 8 },
  'staff-orders': { bytes: 244_000, scripts: 10 },
  order: { bytes: 263_000, scripts: 9 },
  feedbacks: { bytes: 254_000, scripts: 12 },
  payouts: { bytes: 256_000, scripts: 10 },
  rankings: { bytes: 251_000, scripts: 10 },
  alerts: { bytes: 260_000, scripts: 10 },
  sitelogs: { bytes: 258_000, scripts: 10 },
  // They begin with a form.
  messages: { bytes: 300_000, scripts: 11 },
  profile: { bytes: 318_000, scripts: 15 },
  content: { bytes: 310_000, scripts: 10 },
  'offline-orders': { bytes: 316_000, scripts: 14 },
  limits: { bytes: 329_000, scripts: 21 },
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const all = screens();

for (const { name, bytes, scripts } of all) {
  const budget = budgets[name] ?? DEFAULT;
  test(`the screen '${name}' needs at most ${kilobytes(budget.bytes)} of script in ${budget.scripts} files`, () => {
    assert.ok(bytes <= budget.bytes, `it needs ${kilobytes(bytes)}`);
    assert.ok(scripts <= budget.scripts, `it needs ${scripts} files`);
  });
}

test('no chunk imports itself through others', () => {
  assert.deepEqual(findCycles(), []);
});

test('each budget belongs to a screen', () => {
  const names = all.map(({ name }) => name);
  assert.deepEqual(
    Object.keys(budgets).filter((name) => !names.includes(name)),
    [],
  );
});

for (const [path, module] of routes()) {
  test(`the document preloads all scripts of ${path}`, () => {
    const preloaded = preloadedFiles(path);
    assert.ok(scriptsOfScreen(module).length > 3, `${module} is a screen of the build`);
    assert.deepEqual(
      scriptsOfScreen(module).filter((file) => !preloaded.has(file)),
      [],
    );
  });
}
