import { fitsEmployee, ROLE, roles } from '@boostdesk/auth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertEvent } from '../testing/fixtures.ts';
import { alertFor } from './alert-for.ts';
import { orderOf, orderToOpen, tagOf } from './alert-texts.ts';
import {
  type AlertContext,
  type AlertDecision,
  type AlertEvent,
  type AlertName,
  type AlertPart,
  type AlertRule,
  type AlertSettings,
  alertNames,
  alertParts,
} from './alert-types.ts';

const allOn: AlertSettings = {
  showNotifications: true,
  orderToasts: true,
  soundsOn: true,
  volume: 100,
  pushOn: true,
  wishes: {},
};
const employee = { trial: false, games: null, platforms: ['PC'] };
/** Everything is enabled and no tab visible. */
const booster: AlertContext = {
  user: { id: 5, role: ROLE.booster, employee },
  settings: allOn,
  viewing: new Set(),
  onScreen: false,
  quiet: false,
};
const customer: AlertContext = { ...booster, user: { id: 5, role: ROLE.customer, employee: null } };
const set = (changed: Partial<AlertSettings>, context = booster): AlertContext => ({
  ...context,
  settings: { ...context.settings, ...changed },
});
const works = (changed: object, role = booster.user.role): AlertContext => ({
  ...booster,
  user: { id: 5, role, employee: { ...employee, ...changed } },
});
const looking = (order: number): AlertContext => ({ ...booster, viewing: new Set([order]) });
const mutes = (...orders: number[]): AlertContext => ({ ...booster, muted: new Set(orders) });
const partsOf = (verdict: AlertDecision) => alertParts.filter((part) => verdict[part] !== null);

const toasts: [string, AlertEvent, object][] = [
  // @spec 8.2-1
  [
    'pause',
    alertEvent('orderNotification', { id: 12 }),
    { title: 'Pause', text: 'Order 12 has been paused', style: 'error' },
  ],
  // @spec 8.2-2
  [
    'unpause',
    alertEvent('orderNotification', { type: 'Unpause' }),
    { title: 'Unpause', text: 'has been unpaused', style: 'success' },
  ],
  // @spec 8.2-3
  [
    'order',
    alertEvent('newOrder', { platform: 'PC', server: 'EU-West', purchase: 'Gold' }),
    { title: 'New order', text: 'Gold [PC EU-West]', style: 'info' },
  ],
  [
    'order without platform',
    alertEvent('newOrder', { platform: null, server: 'EU-West', purchase: 'Gold' }),
    { title: 'New order', text: 'Gold [EU-West]', style: 'info' },
  ],
  [
    'order with an empty server',
    alertEvent('newOrder', { platform: 'PC', server: '', purchase: 'Gold' }),
    { title: 'New order', text: 'Gold [PC]', style: 'info' },
  ],
  [
    'order with a blank platform',
    alertEvent('newOrder', { platform: ' ', server: 'EU-West', purchase: 'Gold' }),
    { title: 'New order', text: 'Gold [EU-West]', style: 'info' },
  ],
  [
    'order without either',
    alertEvent('newOrder', { platform: null, server: null, purchase: 'Gold' }),
    { title: 'New order', text: 'Gold', style: 'info' },
  ],
  // @spec 8.2-4
  [
    'notification',
    alertEvent('newNotification', { message: 'Hi' }),
    { title: 'New notification', text: 'Hi', style: 'error' },
  ],
  // @spec 8.2-5, 9.0-19
  [
    'message',
    alertEvent('newMessage', { id: 12 }),
    { title: 'New message', text: 'New message received on order 12', style: 'warning' },
  ],
  [
    'poke',
    alertEvent('poke', { id: 12 }),
    { title: 'Sign of life', text: 'Mina asks for a sign of life on order 12', style: 'warning' },
  ],
];

describe('toasts of SPEC §8', () => {
  it.each(toasts)('the toast of %s is verbatim and sticky', (_, event, toast) => {
    expect(alertFor(event, booster).toast).toMatchObject({ ...toast, sticky: true });
  });

  it.each<[string, AlertEvent, string | null]>([
    ['a pause', alertEvent('orderNotification', { id: 12 }), 'orderNotification 12'],
    ['an unpause', alertEvent('orderNotification', { id: 12, type: 'Unpause' }), 'orderNotification 12'],
    ['another order’s pause', alertEvent('orderNotification', { id: 13 }), 'orderNotification 13'],
    ['a notification on an order', alertEvent('newNotification', { order: 12 }), 'newNotification 12'],
    ['a notification without an order', alertEvent('newNotification', { order: null }), null],
    ['a notification of an older server', alertEvent('newNotification'), null],
  ])('the toast of %s has the tag of its kind and order', (_, event, tag) => {
    expect(alertFor(event, booster).toast?.tag).toBe(tag);
  });
});

describe('in another language', () => {
  const german: Readonly<Record<string, string>> = {
    Pause: 'Pause',
    'Order {order} has been paused': 'Auftrag {order} steht',
  };
  const say = (english: string, values: Readonly<Record<string, string | number>>) =>
    german[english]?.replace('{order}', String(values.order));

  it('toast and push are translated, or English without a translation', () => {
    const spoken = { ...booster, translate: say };
    const paused = alertFor(alertEvent('orderNotification', { id: 12 }), spoken);
    expect([paused.toast?.text, paused.push?.body]).toEqual(['Auftrag 12 steht', 'Auftrag 12 steht']);
    const message = alertFor(alertEvent('newMessage', { id: 12 }), spoken);
    expect(message.toast?.text).toBe('New message received on order 12');
  });
});

describe('orderToOpen', () => {
  const ofAll = alertEvent('orderNotification', { id: 12, seq: null });
  it.each<[string, AlertEvent, AlertContext, number | null]>([
    ['a pause of the booster’s own order', alertEvent('orderNotification', { id: 12, seq: 3 }), booster, 12],
    ['a pause of the customer’s own order', alertEvent('orderNotification', { id: 12, seq: 3 }), customer, 12],
    ['a pause in the order room', ofAll, booster, null],
    ['a pause in the order room, for staff', ofAll, works({}, ROLE.moderator), 12],
    ['a new order', alertEvent('newOrder', { id: 12, seq: null }), booster, 12],
    ['a message', alertEvent('newMessage', { id: 12, seq: null }), booster, 12],
    ['a notification on no order', alertEvent('newNotification', { order: null }), booster, null],
  ])('%s', (_, event, { user }, order) => {
    expect(orderToOpen(event, user)).toBe(order);
  });

  it('the push has the tag of its toast', () => {
    expect(alertFor(alertEvent('newOrder', { id: 12 }), booster).toast?.tag).toBe(tagOf('newOrder', 12));
  });
});

describe('the push', () => {
  // @spec 1.0-5
  it.each<[string, AlertEvent, object]>([
    [
      'a pause names its order',
      alertEvent('orderNotification', { id: 12 }),
      { title: 'Pause', body: 'Order 12 has been paused', tag: 'orderNotification 12', order: 12 },
    ],
    [
      'an unpause names its order too, and takes the place of the pause',
      alertEvent('orderNotification', { id: 12, type: 'Unpause' }),
      { title: 'Unpause', body: 'Order 12 has been unpaused', tag: 'orderNotification 12', order: 12 },
    ],
    [
      'a new order leads there',
      alertEvent('newOrder', { id: 12, platform: 'PC', server: null, purchase: 'Gold' }),
      { title: 'New order', body: 'Gold [PC]', tag: 'newOrder 12', order: 12 },
    ],
    [
      'a message replaces the one before on the same order',
      alertEvent('newMessage', { id: 12 }),
      { title: 'New message', body: 'New message received on order 12', tag: 'newMessage 12', order: 12 },
    ],
    [
      'a notification on an order leads there, and the last one stands',
      alertEvent('newNotification', { order: 12, message: 'Hi' }),
      { title: 'New notification', body: 'Hi', tag: 'newNotification 12', order: 12 },
    ],
    [
      'every other notification stands by itself and leads nowhere',
      alertEvent('newNotification', { eventId: 'n7', message: 'Hi' }),
      { title: 'New notification', body: 'Hi', tag: 'newNotification n7', order: null },
    ],
  ])('of %s has the device’s text', (_, event, push) => {
    expect(alertFor(event, booster).push).toEqual(push);
  });
});

const all = ['toast', 'sound', 'push'];
const silentKind = ['toast', 'push'];
type AlertRow = [string, AlertEvent, AlertContext, string[]];
const rows: AlertRow[] = [
  // @spec 6.0-18
  ['a pause, everything on', alertEvent('orderNotification'), booster, silentKind],
  ['a pause, for a customer', alertEvent('orderNotification'), customer, silentKind],
  ['a pause of somebody else’s', alertEvent('orderNotification', { by: 6 }), booster, silentKind],
  ['a pause of my own', alertEvent('orderNotification', { by: 5 }), booster, []],
  ['a pause of the order I look at', alertEvent('orderNotification', { id: 9 }), looking(9), silentKind],
  // @spec 6.0-18
  ['a pause, local setting off', alertEvent('orderNotification'), set({ orderToasts: false }), []],
  // @spec 6.0-20
  ['a pause, notifications off', alertEvent('orderNotification'), set({ showNotifications: false }), []],
  // @spec 6.0-19
  ['a message to me', alertEvent('newMessage', { to: 5 }), booster, all],
  // @spec 6.0-19
  ['a message to another', alertEvent('newMessage', { to: 6 }), booster, []],
  // @spec 6.0-19
  ['a message on the order I look at', alertEvent('newMessage', { to: 5, id: 9 }), looking(9), []],
  ['a message, other order in view', alertEvent('newMessage', { to: 5, id: 9 }), looking(8), all],
  // @spec 6.0-20
  ['a message, notifications off', alertEvent('newMessage', { to: 5 }), set({ showNotifications: false }), []],
  ['a message, sounds off', alertEvent('newMessage', { to: 5 }), set({ soundsOn: false }), silentKind],
  ['a message, volume 0', alertEvent('newMessage', { to: 5 }), set({ volume: 0 }), silentKind],
  ['a message, volume 1', alertEvent('newMessage', { to: 5 }), set({ volume: 1 }), all],
  ['a message, order toasts off', alertEvent('newMessage', { to: 5 }), set({ orderToasts: false }), all],
  [
    'a message, a tab in sight',
    alertEvent('newMessage', { to: 5 }),
    { ...booster, onScreen: true },
    ['toast', 'sound'],
  ],
  ['a message, in quiet hours', alertEvent('newMessage', { to: 5 }), { ...booster, quiet: true }, ['toast']],
  ['a message, no push set up', alertEvent('newMessage', { to: 5 }), set({ pushOn: false }), ['toast', 'sound']],
  [
    'a message, only push enabled',
    alertEvent('newMessage', { to: 5 }),
    set({ wishes: { newMessage: { toast: false, sound: false } } }),
    ['push'],
  ],
  [
    'a message, other kinds disabled',
    alertEvent('newMessage', { to: 5 }),
    set({ wishes: { newOrder: { toast: false, sound: false, push: false } } }),
    all,
  ],
  ['a pause of a muted order', alertEvent('orderNotification', { id: 9 }), mutes(9), []],
  ['a poke', alertEvent('poke', { id: 9 }), booster, all],
  ['a poke of a customer', alertEvent('poke', { id: 9 }), customer, []],
  ['a poke on the order I look at', alertEvent('poke', { id: 9 }), looking(9), []],
  ['a poke on a muted order', alertEvent('poke', { id: 9 }), mutes(9), []],
  ['a poke, in quiet hours', alertEvent('poke', { id: 9 }), { ...booster, quiet: true }, ['toast']],
  ['a poke without sound', alertEvent('poke'), set({ wishes: { poke: { sound: false } } }), ['toast', 'push']],
  ['a message on a muted order', alertEvent('newMessage', { to: 5, id: 9 }), mutes(9), []],
  ['a message, other order muted', alertEvent('newMessage', { to: 5, id: 9 }), mutes(8), all],
  ['a message on an order of two muted ones', alertEvent('newMessage', { to: 5, id: 9 }), mutes(8, 9), []],
  ['a notification on a muted order', alertEvent('newNotification', { users: [5], order: 9 }), mutes(9), []],
  ['a notification on no order, one muted', alertEvent('newNotification', { users: [5] }), mutes(9), silentKind],
  ['a muted order that is back on the board', alertEvent('newOrder', { id: 9 }), mutes(9), []],
  [
    'a message on an order in view, quiet hours, other order muted',
    alertEvent('newMessage', { to: 5, id: 9 }),
    { ...looking(9), quiet: true, muted: new Set([8]) },
    [],
  ],
  [
    'a message on no order in view, quiet hours, other order muted',
    alertEvent('newMessage', { to: 5, id: 9 }),
    { ...looking(8), quiet: true, muted: new Set([8]) },
    ['toast'],
  ],
  // @spec 6.0-21
  ['a notification with me in it', alertEvent('newNotification', { users: [4, 5] }), booster, silentKind],
  ['a notification on the order I look at', alertEvent('newNotification', { users: [5], order: 9 }), looking(9), []],
  [
    'a notification, other order in view',
    alertEvent('newNotification', { users: [5], order: 9 }),
    looking(8),
    silentKind,
  ],
  ['a notification on no order', alertEvent('newNotification', { users: [5], order: null }), looking(9), silentKind],
  // @spec 6.0-21
  ['a notification without me', alertEvent('newNotification', { users: [4] }), booster, []],
  ['a notification without users', alertEvent('newNotification', { users: [] }), booster, []],
  // @spec 6.0-17
  ['an order, all games', alertEvent('newOrder', { game: 3 }), booster, all],
  // @spec 6.0-17
  ['an order of my game', alertEvent('newOrder', { game: 3 }), works({ games: [1, 3] }), all],
  // @spec 6.0-17
  ['an order of another game', alertEvent('newOrder', { game: 3 }), works({ games: [1] }), []],
  ['an order, no game mine', alertEvent('newOrder', { game: 0 }), works({ games: [] }), []],
  ['an order on my platform', alertEvent('newOrder', { platform: 'PC' }), booster, all],
  // @spec 6.0-17
  ['an order on another platform', alertEvent('newOrder', { platform: 'Xbox' }), booster, []],
  // @spec 6.0-17
  ['an order without platform, none mine', alertEvent('newOrder', { platform: null }), works({ platforms: [] }), all],
  ...['', ' ', '\t', '\u00A0', '\u3000'].map(
    (platform): AlertRow => [
      `an order with the blank platform ${JSON.stringify(platform)}`,
      alertEvent('newOrder', { platform }),
      booster,
      all,
    ],
  ),
  [
    'an order with a blank platform, none mine',
    alertEvent('newOrder', { platform: '' }),
    works({ platforms: [] }),
    all,
  ],
  [
    'an order with a blank platform of another game',
    alertEvent('newOrder', { game: 3, platform: '' }),
    works({ games: [1] }),
    [],
  ],
  ['an order, for staff who boost', alertEvent('newOrder'), works({}, ROLE.moderator), all],
  ['an order, for staff who do not', alertEvent('newOrder'), { ...booster, user: { id: 5, role: ROLE.admin } }, []],
  ['an order, for a customer', alertEvent('newOrder'), customer, []],
  ['an order, for a customer who was an employee', alertEvent('newOrder'), works({}, ROLE.customer), []],
  ['an order, sounds off', alertEvent('newOrder'), set({ soundsOn: false }), silentKind],
];

describe('rules of SPEC §6 by example', () => {
  it.each(rows)('shows the right parts for %s', (_, event, context, parts) => {
    expect(partsOf(alertFor(event, context))).toEqual(parts);
  });

  it('the sound depends on the kind of event', () => {
    const sounds = alertNames.map((name) => [name, alertFor(alertEvent(name, { to: 5, users: [5] }), booster).sound]);
    expect(Object.fromEntries(sounds)).toEqual({
      orderNotification: null,
      newOrder: 'neworder',
      newMessage: 'newmessage',
      newNotification: null,
      poke: 'newmessage',
    });
  });
});

interface Scene {
  readonly event: AlertEvent;
  readonly context: AlertContext;
}
/** Breaks a rule: the parts that it disables, and other rules broken with it. */
interface Break {
  readonly takes: readonly AlertPart[];
  readonly to: (scene: Scene) => Scene;
  readonly implies?: readonly AlertRule[];
}
type Breaks = Readonly<Partial<Record<AlertRule, Break>>>;

const inContext = (change: (context: AlertContext) => AlertContext) => (scene: Scene) => ({
  ...scene,
  context: change(scene.context),
});
const inPayload =
  (changed: object) =>
  ({ event, context }: Scene): Scene => ({
    event: { ...event, payload: { ...event.payload, ...changed } } as AlertEvent,
    context,
  });
const unwanted = (name: AlertName, part: AlertPart): Break => ({
  takes: [part],
  to: inContext((context) => {
    const { wishes } = context.settings;
    return set({ wishes: { ...wishes, [name]: { ...wishes[name], [part]: false } } }, context);
  }),
});
const switchedOff = (key: keyof AlertSettings, value: unknown, takes: readonly AlertPart[]): Break => ({
  takes,
  to: inContext((context) => set({ [key]: value }, context)),
});

/** Order of the table's events. */
const ORDER = 9;
const common = (name: AlertName): Breaks => ({
  showNotifications: switchedOff('showNotifications', false, alertParts),
  orderNotMuted: { takes: alertParts, to: inContext((context) => ({ ...context, muted: new Set([ORDER]) })) },
  toastWanted: unwanted(name, 'toast'),
  notOvertaken: { takes: ['toast'], to: inContext((context) => ({ ...context, overtaken: true })) },
  pushWanted: unwanted(name, 'push'),
  pushOn: switchedOff('pushOn', false, ['push']),
  notOnScreen: { takes: ['push'], to: inContext((context) => ({ ...context, onScreen: true })) },
  outsideQuietHours: {
    takes: ['sound', 'push'],
    to: inContext((context) => ({ ...context, quiet: true })),
    implies: ['pushOutsideQuietHours'],
  },
  soundWanted: unwanted(name, 'sound'),
  soundsOn: switchedOff('soundsOn', false, ['sound']),
  volumeAboveZero: switchedOff('volume', 0, ['sound']),
});

interface Kind {
  readonly event: AlertEvent;
  /** Parts that the kind can have. */
  readonly possible: readonly AlertPart[];
  readonly breaks: Breaks;
}

const table: readonly Kind[] = [
  {
    event: alertEvent('orderNotification', { id: ORDER }),
    possible: ['toast', 'push'],
    breaks: {
      ...common('orderNotification'),
      notMyAct: { takes: alertParts, to: inPayload({ by: 5 }) },
      orderToastsOn: switchedOff('orderToasts', false, alertParts),
    },
  },
  {
    event: alertEvent('newMessage', { to: 5, id: ORDER }),
    possible: alertParts,
    breaks: {
      ...common('newMessage'),
      addressedToMe: { takes: alertParts, to: inPayload({ to: 6 }) },
      notViewingOrder: { takes: alertParts, to: inContext((context) => ({ ...context, viewing: new Set([ORDER]) })) },
    },
  },
  {
    event: alertEvent('newNotification', { users: [4, 5], order: ORDER }),
    possible: ['toast', 'push'],
    breaks: {
      ...common('newNotification'),
      addressedToMe: { takes: alertParts, to: inPayload({ users: [4] }) },
      notViewingOrder: { takes: alertParts, to: inContext((context) => ({ ...context, viewing: new Set([ORDER]) })) },
    },
  },
  {
    event: alertEvent('newOrder', { id: ORDER, game: 3, platform: 'PC' }),
    possible: alertParts,
    breaks: {
      ...common('newOrder'),
      gameFits: {
        takes: alertParts,
        to: inContext((context) => ({ ...context, user: { ...context.user, employee: { ...employee, games: [1] } } })),
      },
      platformFits: { takes: alertParts, to: inPayload({ platform: 'Xbox' }) },
      hasEmployee: {
        takes: alertParts,
        to: inContext((context) => ({ ...context, user: { ...context.user, employee: null } })),
        implies: ['gameFits', 'platformFits'],
      },
      notCustomer: {
        takes: alertParts,
        to: inContext((context) => ({ ...context, user: { ...context.user, role: ROLE.customer } })),
      },
    },
  },
];

const subsets = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((_one, n) => mask & (1 << n)));

describe('the full decision table', () => {
  // @spec 6.0-18, 6.0-19, 6.0-20, 6.0-21
  it.each(table)('every set of broken rules of $event.name', ({ event, possible, breaks }) => {
    const known = Object.entries(breaks) as [AlertRule, Break][];
    const held = alertFor(event, booster).trace.filter(
      // Quiet hours break both.
      ({ rule }) => rule !== 'hasSound' && rule !== 'pushOutsideQuietHours',
    );
    // The table contains every rule; none is broken at first.
    expect(held.map(({ rule }) => rule).sort()).toEqual(known.map(([rule]) => rule).sort());
    for (const broken of subsets(known)) {
      const start: Scene = { event, context: booster };
      const scene = broken.reduce((so, [, { to }]) => to(so), start);
      const verdict = alertFor(scene.event, scene.context);
      const gone = new Set(broken.flatMap(([, { takes }]) => takes));
      const failed = new Set(broken.flatMap(([rule, { implies = [] }]) => [rule, ...implies]));
      const names = [...failed].sort().join();
      expect(partsOf(verdict), names).toEqual(possible.filter((part) => !gone.has(part)));
      const said = verdict.trace.filter(({ rule, value }) => !value && rule !== 'hasSound');
      expect(
        said
          .map(({ rule }) => rule)
          .sort()
          .join(),
      ).toBe(names);
    }
  });

  it('kinds without a sound have a trace line for it', () => {
    const has = table.map(({ event }) => alertFor(event, booster).trace.find(({ rule }) => rule === 'hasSound')?.value);
    expect(has).toEqual([false, true, false, true]);
  });
});

const ids = fc.integer({ min: 1, max: 4 });
const platforms = fc.constantFrom('PC', 'Xbox');
const wish = fc.record({ toast: fc.boolean(), sound: fc.boolean(), push: fc.boolean() }, { requiredKeys: [] });
const contexts = fc.record({
  user: fc.record({
    id: ids,
    role: fc.constantFrom(...roles),
    employee: fc.option(
      fc.record({ trial: fc.boolean(), games: fc.option(fc.array(ids)), platforms: fc.array(platforms) }),
    ),
  }),
  settings: fc.record({
    showNotifications: fc.boolean(),
    soundsOn: fc.boolean(),
    orderToasts: fc.boolean(),
    volume: fc.constantFrom(0, 1, 100),
    pushOn: fc.boolean(),
    wishes: fc.dictionary(fc.constantFrom(...alertNames), wish),
  }),
  viewing: fc.array(ids).map((list) => new Set(list)),
  onScreen: fc.boolean(),
  quiet: fc.boolean(),
  muted: fc.array(ids).map((list) => new Set(list)),
  overtaken: fc.boolean(),
});
const events: fc.Arbitrary<AlertEvent> = fc.oneof(
  fc.record({ id: ids, by: ids }).map((changed) => alertEvent('orderNotification', changed)),
  fc.record({ to: ids, id: ids }).map((changed) => alertEvent('newMessage', changed)),
  fc.record({ users: fc.array(ids), order: fc.option(ids) }).map((changed) => alertEvent('newNotification', changed)),
  fc.record({ game: ids, platform: fc.option(platforms) }).map((changed) => alertEvent('newOrder', changed)),
);

describe('the alert trace', () => {
  it('property: the verdict is the conjunction of its rules', () => {
    fc.assert(
      fc.property(events, contexts, (event, context) => {
        const verdict = alertFor(event, context);
        for (const part of alertParts) {
          const own = verdict.trace.filter((line) => line.part === part || line.part === 'all');
          expect(verdict[part] !== null, part).toBe(own.every(({ value }) => value));
        }
        expect(new Set(verdict.trace.map(({ rule }) => rule)).size).toBe(verdict.trace.length);
      }),
    );
  });

  it('property: a kind always has the same rules in the same order', () => {
    fc.assert(
      fc.property(events, contexts, contexts, (event, one, other) => {
        const rulesOf = (context: AlertContext) => alertFor(event, context).trace.map(({ rule, part }) => [rule, part]);
        expect(rulesOf(one)).toEqual(rulesOf(other));
      }),
    );
  });

  it('property: a mute silences exactly the events of its order, whatever else applies', () => {
    fc.assert(
      fc.property(events, contexts, ids, (event, context, order) => {
        const without = alertFor(event, { ...context, muted: new Set() });
        const verdict = alertFor(event, { ...context, muted: new Set([order]) });
        expect(partsOf(verdict)).toEqual(orderOf(event) === order ? [] : partsOf(without));
      }),
    );
  });

  // @spec 6.0-17
  it('property: a new order alerts exactly the boosters whose board can show it', () => {
    fc.assert(
      fc.property(ids, fc.option(platforms), contexts, (game, platform, context) => {
        const { user } = context;
        const fits =
          user.role !== ROLE.customer &&
          user.employee !== null &&
          fitsEmployee(user.employee, { gameId: game, platform });
        const { toast } = alertFor(alertEvent('newOrder', { game, platform }), {
          ...context,
          settings: allOn,
          muted: new Set(),
          overtaken: false,
        });
        expect(toast !== null).toBe(fits);
      }),
    );
  });

  const toast = { toastWanted: true, notOvertaken: true };
  const sound = {
    hasSound: true,
    soundWanted: true,
    soundsOn: true,
    volumeAboveZero: true,
    outsideQuietHours: true,
  };
  const push = { pushWanted: true, pushOn: true, notOnScreen: true, pushOutsideQuietHours: true };
  it.each<[string, AlertEvent, AlertContext, Record<string, Record<string, boolean>>]>([
    [
      'a message to another',
      alertEvent('newMessage', { to: 6 }),
      set({ volume: 0 }),
      {
        all: { addressedToMe: false, notViewingOrder: true, showNotifications: true, orderNotMuted: true },
        toast,
        sound: { ...sound, volumeAboveZero: false },
        push,
      },
    ],
    [
      'a pause',
      alertEvent('orderNotification'),
      set({ wishes: { orderNotification: { toast: false, push: false } } }),
      {
        all: { notMyAct: true, orderToastsOn: true, showNotifications: true, orderNotMuted: true },
        toast: { toastWanted: false, notOvertaken: true },
        sound: { ...sound, hasSound: false },
        push: { ...push, pushWanted: false },
      },
    ],
    [
      'a notification',
      alertEvent('newNotification', { users: [5] }),
      { ...set({ showNotifications: false, pushOn: false }), onScreen: true },
      {
        all: { addressedToMe: true, notViewingOrder: true, showNotifications: false, orderNotMuted: true },
        toast,
        sound: { ...sound, hasSound: false },
        push: { ...push, pushOn: false, notOnScreen: false },
      },
    ],
    [
      'an order, for a customer',
      alertEvent('newOrder', { game: 3, platform: 'PC' }),
      set({ soundsOn: false, wishes: { newOrder: { sound: false } } }, customer),
      {
        all: {
          notCustomer: false,
          hasEmployee: false,
          gameFits: false,
          platformFits: false,
          showNotifications: true,
          orderNotMuted: true,
        },
        toast,
        sound: { ...sound, soundWanted: false, soundsOn: false },
        push,
      },
    ],
    [
      'an order of another game on my platform',
      alertEvent('newOrder', { game: 3, platform: 'PC' }),
      works({ games: [1] }),
      {
        all: {
          notCustomer: true,
          hasEmployee: true,
          gameFits: false,
          platformFits: true,
          showNotifications: true,
          orderNotMuted: true,
        },
        toast,
        sound,
        push,
      },
    ],
  ])('the trace of %s lists every rule with its value and part', (_, event, context, rules) => {
    const lines = Object.entries(rules).flatMap(([part, own]) =>
      Object.entries(own).map(([rule, value]) => ({ rule, value, part })),
    );
    expect(alertFor(event, context).trace).toEqual(lines);
  });
});
