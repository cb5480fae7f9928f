import { randomUUID } from 'node:crypto';
import { auth, event, order } from '@boostdesk/api-client/contract';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { dashboardUrl } from './addresses.ts';
import { call } from './calls.ts';
import { watchConsoleErrors } from './console-errors.ts';
import { trackRequests } from './navigation.ts';
import { createPageLog } from './page-log.ts';
import { recordSounds } from './sounds.ts';

const PASSWORD = 'boost-demo-1';

/** The accounts of the demo marketplace that journeys use; what each does stands on the site's sign-in page. */
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

/** Somebody with a browser of their own, not signed in there yet. */
export interface Visitor {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Somebody with an account. */
export interface Person extends Visitor {
  readonly email: string;
  readonly password: string;
  /** A session beside the browser's: for calls that are no part of what a test looks at. */
  readonly token: string;
  /** Signs in by a hand-over as the public site makes one, and opens a path of the dashboard. */
  readonly enter: (path: string) => Promise<void>;
  /** The same, and waits until the page is in its rooms and has started up: what happens from then on comes to it live. */
  readonly enterLive: (path: string) => Promise<void>;
}

/** A one-time address that signs in whom the session belongs to. */
export async function handOverAddress(token: string, redirect: string): Promise<string> {
  const { token: handOver } = await call(auth.handOver, {}, token);
  const address = new URL(`/loggedIn/${handOver}`, dashboardUrl);
  address.searchParams.set('redirect', redirect);
  return address.href;
}

/** The page is loaded before the app has exchanged what the link brought: who goes elsewhere before that is not signed in by it. */
const isSignedIn = (dashboard: string): boolean =>
  location.origin !== dashboard ||
  (localStorage.getItem('token') !== null && !location.pathname.startsWith('/loggedIn/'));

/** The people of one story. Whatever their pages complain about fails it. */
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
    return { name, context, page: await context.newPage() };
  }

  async function person(name: string, account: { readonly email: string; readonly token: string }): Promise<Person> {
    const own = await visitor(name);
    const enter = async (path: string) => {
      await own.page.goto(await handOverAddress(account.token, path));
      await own.page.waitForFunction(isSignedIn, new URL(dashboardUrl).origin);
    };
    const enterLive = async (path: string) => {
      const answered = (call: string) => own.page.waitForResponse((response) => response.url().endsWith(call));
      // A page asks for what it missed once its rooms are joined; and for an order without account details, to which it would lead
      // whoever places one before the answer.
      await Promise.all([answered(event.getSince.path), answered(order.getNoLogin.path), enter(path)]);
    };
    return { ...own, ...account, password: PASSWORD, enter, enterLive };
  }

  return {
    errors,
    /** Prints what the pages did last, for whoever looks into a failure of the test with this title. */
    async printPageLog(title: string): Promise<void> {
      process.stdout.write(`\n${title}, what happened last:\n${await pageLog.describe()}\n`);
    },
    visitor,
    /** A customer whom nobody has seen before: a journey walks the same the second time. */
    async customer(): Promise<Person> {
      const id = randomUUID();
      const name = `Robin ${id.slice(0, 8)}`;
      const email = `robin-${id}@customers.example`;
      const { token } = await call(auth.register, { name, email, password: PASSWORD });
      return person(name, { email, token });
    },
    /** The same person on another device. */
    async onAnotherDevice({ name, email }: Person): Promise<Person> {
      const { token } = await call(auth.login, { email, password: PASSWORD });
      return person(name, { email, token });
    },
    async demo(name: DemoName): Promise<Person> {
      const email = demo[name];
      const { token } = await call(auth.login, { email, password: PASSWORD });
      return person(name, { email, token });
    },
    async close(): Promise<void> {
      for (const context of contexts.splice(0)) await context.close();
    },
  };
}

export type People = ReturnType<typeof createPeople>;
