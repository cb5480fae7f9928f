import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval as ticks } from 'node:timers/promises';
import { ROLE } from '@boostdesk/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from './support/calls.ts';
import { type Child, startChild } from './support/crash-child.ts';
import { createTestDatabase, onPostgres, openEmbedded } from './support/database.ts';
import { addPerson, PASSWORD, type TestPerson } from './support/people.ts';
import { expectWithin, scaled, scaledTimeout } from './support/scale.ts';

/** Limit of calls per minute and user, and the factor by which the attacker exceeds it. */
const LIMIT = scaled(60, 1200);
const TIMES = 10;
/** Duration of the attack in full; otherwise all calls are sent at once. */
const SECONDS = scaled(0, 30);
const TICK_MS = 50;

let folder: string;
let child: Child;
let cleanUp: () => Promise<void>;
let good: TestPerson;
let bad: TestPerson;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boostdesk-overload-'));
  const shared = onPostgres ? await createTestDatabase() : undefined;
  const opened = shared ?? (await openEmbedded(join(folder, 'pglite')));
  [good, bad] = [await addPerson(opened, ROLE.customer), await addPerson(opened, ROLE.customer)];
  if (shared === undefined) await opened.close();
  child = await startChild(folder, shared?.url, { CALL_LIMIT: String(LIMIT) });
  cleanUp = async () => {
    await child.kill();
    await shared?.close();
    rmSync(folder, { recursive: true, force: true });
  };
}, scaledTimeout(2));
afterAll(() => cleanUp());

async function signIn({ email }: TestPerson) {
  const { call, send } = createCaller(`${child.url}/api`);
  const { token } = await call('auth.login', { email, password: PASSWORD });
  return async () => {
    const began = performance.now();
    const response = await send('order.getList', { scope: 'mine' }, { token });
    await response.text();
    return { status: response.status, retryAfter: response.headers.get('retry-after'), ms: performance.now() - began };
  };
}
type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof signIn>>>>;

async function attack(ask: () => Promise<Answer>, count: number): Promise<Answer[]> {
  if (SECONDS === 0) return Promise.all(Array.from({ length: count }, ask));
  const all: Promise<Answer>[] = [];
  const each = Math.ceil((count * TICK_MS) / (SECONDS * 1000));
  for await (const _ of ticks(TICK_MS)) {
    for (let sent = 0; sent < each; sent += 1) all.push(ask());
    if (all.length >= count) break;
  }
  return Promise.all(all);
}

async function callInSequence(ask: () => Promise<Answer>, count: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let asked = 0; asked < count; asked += 1) answers.push(await ask());
  return answers;
}

const p99 = (answers: readonly Answer[]) =>
  answers.map(({ ms }) => ms).sort((one, other) => one - other)[Math.floor(answers.length * 0.99)] ?? 0;

test(
  `an attack of ${TIMES} times the limit is answered 429 with Retry-After, and other users are served as before`,
  async () => {
    const [asks, attacks] = [await signIn(good), await signIn(bad)];
    const calls = Math.floor(LIMIT / 3);
    const before = await callInSequence(asks, calls);
    const [hostile, during] = await Promise.all([
      // The limit is per minute, so a share of the attack's calls is allowed.
      attack(attacks, LIMIT * (SECONDS === 0 ? TIMES : (TIMES * SECONDS) / 60)),
      callInSequence(asks, calls),
    ]);
    const refused = hostile.filter(({ status }) => status === 429);
    expect(new Set(hostile.map(({ status }) => status))).toEqual(new Set([200, 429]));
    // A new minute may begin during the attack.
    expect(hostile.length - refused.length).toBeLessThanOrEqual(2 * LIMIT);
    // The rest of the minute, in s.
    for (const { retryAfter } of refused) expect(retryAfter).toMatch(/^([1-9]|[1-5]\d|60)$/);
    for (const { status } of [...before, ...during]) expect(status).toBe(200);
    // The embedded database runs on the server's own thread, so its times are not judged.
    if (onPostgres) expectWithin(p99(during), 2 * p99(before));
  },
  scaledTimeout(5),
);
