import type { TestInfo } from '@playwright/test';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';
import { createPeople, type People } from './people.ts';
import { serverTest } from './worker-server.ts';

/** Closes the people's browsers after the test, and checks that their pages logged no error. */
async function withPeople(people: People, use: (people: People) => Promise<void>, info: TestInfo): Promise<void> {
  await use(people);
  let isWell = false;
  try {
    people.errors.assert();
    isWell = info.status === info.expectedStatus;
  } finally {
    if (!isWell) await people.printPageLog(info.title);
    await people.close();
  }
}

/** A test with its own people, on the server of its worker. */
export const test = serverTest.extend<{ readonly people: People }>({
  people: ({ browser }, use, info) => withPeople(createPeople(browser), use, info),
});

/** Browser of a person with a phone. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A test whose people have touch screens. */
export const phoneTest = serverTest.extend<{ readonly people: People }>({
  people: ({ browser }, use, info) => withPeople(createPeople(browser, phone), use, info),
});

/** `people` connect directly, `behind` through a faulty proxy. */
export const proxiedTest = test.extend<{ readonly server: FaultyProxy; readonly behind: People }>({
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read off its pattern
  server: async ({}, use) => {
    const server = await startFaultyProxy();
    await use(server);
    await server.close();
  },
  behind: ({ browser, server }, use, info) =>
    withPeople(createPeople(browser, { proxy: { server: server.address } }), use, info),
});
