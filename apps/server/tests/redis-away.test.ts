import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestApp } from './support/app.ts';
import { type Processes, redisFaults, redisRefusals, startProcesses } from './support/processes.ts';

const LIMIT = 5;

let processes: Processes;
let app: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  processes = await startProcesses(1, {
    settings: { CALL_LIMIT: String(LIMIT), LOG_LEVEL: 'warn' },
    log: (line) => lines.push(line),
  });
  const [first] = processes.apps;
  if (first === undefined) throw new Error('There is no process.');
  app = first;
});
afterAll(() => processes.close());

const ready = async () => {
  const answer = await fetch(`${app.url}/ready`);
  return [answer.status, await answer.json()];
};
const isLogged = (text: string) => lines.some((line) => line.includes(text));

const faults = [
  ...Object.entries(redisFaults).map(([title, fault]) => ({ title, fault, logged: 'Redis does not answer' })),
  ...Object.entries(redisRefusals).map(([title, fault]) => ({ title, fault, logged: 'Redis refuses commands' })),
];

describe.each(faults)('while Redis is $title', ({ fault, logged }) => {
  test('limited calls are answered and counted in the process, and /ready and the log report it until Redis is back', async () => {
    const { token } = await app.customer();
    expect(await ready()).toEqual([200, { ok: true, degraded: [] }]);
    lines.length = 0;
    await fault.begin(processes.redis);
    const statuses: number[] = [];
    for (let count = 0; count <= LIMIT; count += 1) {
      statuses.push((await app.send('user.getUserInfo', {}, { token })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => 200), 429]);
    expect(await ready()).toEqual([200, { ok: true, degraded: ['redis'] }]);
    expect(isLogged(logged)).toBe(true);
    await fault.end(processes.redis);
    await vi.waitFor(async () => expect(await ready()).toEqual([200, { ok: true, degraded: [] }]), 20_000);
    expect(isLogged('Redis answers again')).toBe(true);
  });

  test('it is noticed without calls', async () => {
    await vi.waitFor(async () => expect(await ready()).toEqual([200, { ok: true, degraded: [] }]), 20_000);
    await fault.begin(processes.redis);
    await vi.waitFor(async () => expect(await ready()).toEqual([200, { ok: true, degraded: ['redis'] }]), 20_000);
    await fault.end(processes.redis);
    await vi.waitFor(async () => expect(await ready()).toEqual([200, { ok: true, degraded: [] }]), 20_000);
  });
});
