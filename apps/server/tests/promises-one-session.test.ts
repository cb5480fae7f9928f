import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { scaled, scaledTimeout } from './support/scale.ts';

const AT_ONCE = scaled(100, 1000);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test(
  `a hand-over token exchanged ${AT_ONCE} times at once opens one session`,
  async () => {
    const { token } = await (await app.customer()).call('auth.handOver', {});
    const exchange = () => app.send('auth.isAuthenticated', {}, { token, exchangeId: randomUUID() });
    const tries = await Promise.all(Array.from({ length: AT_ONCE }, exchange));
    expect(tries.filter((response) => response.status === 200)).toHaveLength(1);
    expect(tries.filter((response) => response.status === 401)).toHaveLength(AT_ONCE - 1);
  },
  scaledTimeout(5),
);
