import { test as base } from '@playwright/test';
import { createPeople, type People } from './people.ts';

/** A test with people of its own, who leave with it. */
export const test = base.extend<{ readonly people: People }>({
  people: async ({ browser }, use) => {
    const people = createPeople(browser);
    await use(people);
    people.quiet.assert();
    await people.close();
  },
});
