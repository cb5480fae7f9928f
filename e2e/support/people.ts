import { randomUUID } from 'node:crypto';
import { account, auth, event, order, users } from '@boostdesk/api-client/contract';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { dashboardUrl } from './addresses.ts';
import { call } from './calls.ts';
import { watchConsoleErrors } from './console-errors.ts';
import { operateByKeyboard } from './keyboard-only.ts';
import { trackRequests } from './navigation.ts';
import { createPageLog } from './page-log.ts';
import { recordSounds } from './sounds.ts';

const PASSWORD = 'boost-demo-1';

/** The demo accounts that journeys use; the site's sign-in page describes each. */
const demo = {
  Mina: 'customer@boostdesk.example',
  Kaito: 'booster@boostdesk.example',
  Nova: 'booster2@boostdesk.example',
  Brakka: 'booster3@boostdesk.example',
  Orsolya: 'trial@boostdesk.example',
  Nils: 'moderator@boostdesk.example',
  Ida: 'senior@boostdesk.example',
  Sara: 'admin@boostdesk.example',
} as const;
export type DemoName = keyof typeof demo;

/** A person with their own browser, not signed in. */
export interface Visitor {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A person with an account. */
export interface Person extends Visitor {
  readonly email: string;
  readonly password: string;
  /** A second session, for API calls outside the tested pages. */
  readonly token: string;
  /** Signs in by a hand-over as the public site does, and opens a path of the dashboard. */
  readonly enter: (path: string) => Promise<void>;
  /** Like `enter`, and waits until the page has joined its rooms, so that later events arrive live. */
  readonly enterLive: (path: string) => Promise<void>;
}

/** A one-time sign-in address for the owner of the session. */
export async function handOverAddress(token: string, redirect: string): Promise<string> {
  const { token: handOver } = await call(auth.handOver, {}, token);
  const address = new URL(`/loggedIn/${handOver}`, dashboardUrl);
  address.searchParams.set('redirect', redirect);
  return address.href;
}

/** Waits until the app has exchanged the token: leaving the page earlier would cancel the sign-in. */
const isSignedIn = (dashboard: string): boolean =>
  location.origin !== dashboard ||
  (localStorage.getItem('token') !== null && !location.pathname.startsWith('/loggedIn/'));

/** Creates the people of a test, which fails when their pages log an error. */
export function createPeople(browser: Browser, options: BrowserContextOptions = {}) {
  const errors = watchConsoleErrors();
  const pageLog = createPageLog();
  const contexts: BrowserContext[] = [];

  async function visitor(name: string): Promise<Visitor> {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    contexts.push(context);
    context.on('page', (page) => {
      pageLog.watch(page, name);
      trackRequests(page);
    });
    await errors.watch(context, name);
    await recordSounds(context);
    const page = await context.newPage();
    if (process.env.E2E_KEYBOARD === '1') operateByKeyboard(page);
    return { name, context, page };
  }

  async function person(name: string, account: { readonly email: string; readonly token: string }): Promise<Person> {
    const own = await visitor(name);
    const enter = async (path: string) => {
      await own.page.goto(await handOverAddress(account.token, path));
      await own.page.waitForFunction(isSignedIn, new URL(dashboardUrl).origin);
    };
    const enterLive = async (path: string) => {
      const answered = (call: string) => own.page.waitForResponse((response) => response.url().endsWith(call));
      // The page fetches missed events after joining its rooms, and looks for an order without account details, to which it would redirect
      // a customer who places one too early.
      await Promise.all([answered(event.getSince.path), answered(order.getNoLogin.path), enter(path)]);
    };
    return { ...own, ...account, password: PASSWORD, enter, enterLive };
  }

  return {
    errors,
    /** Prints the last actions of the pages, for the failed test with this title. */
    async printPageLog(title: string): Promise<void> {
      process.stdout.write(`\n${title}, what happened last:\n${await pageLog.describe()}\n`);
    },
    visitor,
    /** Registers a new customer, so that a journey can be repeated. */
    async customer(): Promise<Person> {
      const id = randomUUID();
      const name = `Robin ${id.slice(0, 8)}`;
      const email = `robin-${id}@customers.example`;
      const { token } = await call(auth.register, { name, email, password: PASSWORD });
      return person(name, { email, token });
    },
    /** Opens a second browser for the same person. */
    async onAnotherDevice({ name, email }: Person): Promise<Person> {
      const { token } = await call(auth.login, { email, password: PASSWORD });
      return person(name, { email, token });
    },
    async demo(name: DemoName): Promise<Person> {
      const email = demo[name];
      const { token } = await call(auth.login, { email, password: PASSWORD });
      return person(name, { email, token });
    },
    /** Anybody else of the demo marketplace, by a password that an admin has reset. */
    async seeded(id: number): Promise<Person> {
      const { token: admin } = await call(auth.login, { email: demo.Sara, password: PASSWORD });
      const { row } = await call(users.calls.get, { id }, admin);
      const { url } = await call(account.makePasswordLink, { id }, admin);
      const link = new URL(url).pathname.split('/').at(-1) ?? '';
      await call(auth.newPassword, { token: link, newPassword: PASSWORD });
      const { token } = await call(auth.login, { email: row.email, password: PASSWORD });
      return person(row.name, { email: row.email, token });
    },
    async close(): Promise<void> {
      for (const context of contexts.splice(0)) await context.close();
    },
  };
}

export type People = ReturnType<typeof createPeople>;
