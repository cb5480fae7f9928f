// The dashboard in Lingui's pseudo-locale, half as long again: every text fits, and a text in plain letters is in no catalogue.
import { order } from '@boostdesk/api-client/contract';
import { guardPage, pages, ROLE } from '@boostdesk/auth';
import { type Browser, expect, type Response, type ViewportSize } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { createNavigator } from '../support/navigation.ts';
import { findOverflowingTexts } from '../support/overflowing-texts.ts';
import { settle, waitUntilStable } from '../support/pages.ts';
import { createPeople, type People, type Person } from '../support/people.ts';
import { usePseudoLocale } from '../support/pseudo-locale.ts';
import { textsOf } from '../support/texts.ts';
import { knownTokens, plainTokensOf } from '../support/untranslated-texts.ts';

/** Texts of react-aria: drop targets, date segments, the two buttons of a number field, the hidden close button of an overlay. */
const OF_REACT_ARIA =
  /^(Ablegebereich|Kalender|Startdatum|Enddatum|Ausgewähltes|Datum|Tag|Monat|Jahr|tt|mm|jjjj|verringern|erhöhen|Schließen)$/;

/** Returns the values of a response, without its field names. */
function textsIn(answer: string): string[] {
  const texts: string[] = [];
  JSON.parse(answer, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

/** Collects the texts of the user and of all responses: user content, names and messages of the server. */
function listenTo({ page, email, name }: Person): () => Promise<ReadonlySet<string>> {
  const knownTexts = new Set(plainTokensOf(`${email} ${name}`));
  const answers: Promise<void>[] = [];
  const note = async (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/json|text\/plain/.test(type)) return;
    const answer = await response.text();
    const texts = type.includes('json') ? textsIn(answer) : [answer];
    for (const word of texts.flatMap(plainTokensOf)) knownTexts.add(word);
  };
  // A request that the page cancelled has no body, and nothing of it is shown.
  page.on('response', (response) => void answers.push(note(response).catch(() => undefined)));
  return async () => {
    await Promise.all(answers.splice(0));
    return knownTexts;
  };
}

const roles = { customer: 'customer', Kaito: 'booster', Sara: 'admin' } as const;
type Name = keyof typeof roles;

/** The signed-in user, with an order. */
async function signIn(people: People, name: Name): Promise<{ person: Person; id: number }> {
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'robin', password: 'of-the-game' }, customer.token);
  if (name === 'customer') return { person: customer, id };
  const person = await people.demo(name);
  if (name === 'Kaito') await call(order.lockIn, { id }, person.token);
  return { person, id };
}

const made = ['payouts', 'progresspays', 'boostcoins', 'custompayments', 'fines', 'expenses', 'gifts', 'coupons'];
/** Rows of the demo that staff open beside a list. */
const rowsOfDemo = [
  ...['/orders?row=10001', '/duoqaccounts?row=2', '/accountselling?row=5', '/admin/applications?row=18'],
  ...['progresspays?row=1', 'custompayments?row=1', 'addonpayments?row=3', 'fines?row=1'].map((one) => `/admin/${one}`),
  ...['gifts?row=1', 'coupons?row=1', 'feedbacks?stars=5'].map((one) => `/admin/${one}`),
];
/** Overlays of a page, which have their own forms. */
const opened: Readonly<Record<Name, readonly string[]>> = {
  customer: ['/order/:id?tab=chat', '/order/:id?tab=timeline', '/accountselling?row=1'],
  Kaito: ['/orders?view=board', '/order/:id?tab=timeline', '/duoqaccounts?row=1', '/accountselling?row=new'],
  Sara: [
    ...made.map((area) => `/admin/${area}?row=new`),
    ...['/admin/users?row=2', '/admin/employees?row=2', '/admin/blog?row=1', '/rules?edit=', '/duoqaccounts?row=new'],
    ...rowsOfDemo,
  ],
};

/** Every page that the user may open, with its overlays. */
const screensOf = (name: Name): readonly string[] => {
  const actor = { id: 1, role: ROLE[roles[name]] };
  const inside = pages.filter(({ group, id }) => group !== 'frontEnd' && id !== 'loggedIn');
  return [...inside.map(({ path }) => path).filter((path) => guardPage(path, actor).allow), ...opened[name]];
};

/** Opens every screen of the role in the pseudo-locale: all texts come from a catalogue or the server, and fit. */
async function checkScreens(browser: Browser, name: Name, viewport: ViewportSize): Promise<void> {
  const people = createPeople(browser, { locale: 'de-DE', viewport });
  const { person, id } = await signIn(people, name);
  const { page, context } = person;
  await usePseudoLocale(context);
  const listen = listenTo(person);
  await person.enter('/profile');
  await expect(page.getByRole('heading', { name: '~Ƥŕōƒĩĺē~', level: 1 })).toBeVisible();
  await settle(page);
  const goTo = createNavigator(page);
  for (const path of screensOf(name)) {
    await goTo(path.replace(':id', `${id}`));
    await waitUntilStable(page);
    const shown = await textsOf(page);
    // After the texts: a response that arrives in between may be shown already.
    const knownTexts = await listen();
    const isLeft = (word: string) => !(knownTokens.has(word) || knownTexts.has(word) || OF_REACT_ARIA.test(word));
    const left = shown.filter((text) => plainTokensOf(text).some(isLeft));
    expect.soft(left, path).toEqual([]);
    expect.soft(await findOverflowingTexts(page), `${path}, longer`).toEqual([]);
  }
  people.errors.assert();
  await people.close();
}

const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

test('customer: every text comes from a catalogue and fits when it is 50 % longer', { tag: '@ci' }, ({ browser }) =>
  checkScreens(browser, 'customer', desktop),
);

for (const [name, width, viewport] of [
  ['Kaito', 1280, desktop],
  ['Sara', 1280, desktop],
  ['customer', 390, phone],
  ['Kaito', 390, phone],
  ['Sara', 390, phone],
] as const)
  test(
    `${name}: every text comes from a catalogue and fits when it is 50 % longer, at ${width} px`,
    {
      tag: '@nightly',
    },
    ({ browser }) => checkScreens(browser, name, viewport),
  );
