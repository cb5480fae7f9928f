import { fitsEmployee, ROLE, roles } from '@boostdesk/auth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlertContext, AlertEvent, AlertSettings } from './alert-types.ts';
import { alertFor } from './alerts.ts';
import { alertEvent } from './testing/fixtures.ts';

const allOn: AlertSettings = { showNotifications: true, soundsOn: true, orderToasts: true, volume: 100 };
const employee = { trial: false, games: null, platforms: ['PC'] };
const booster: AlertContext = {
  user: { id: 5, role: ROLE.booster, employee },
  settings: allOn,
  viewing: new Set(),
};
const customer: AlertContext = { ...booster, user: { id: 5, role: ROLE.customer, employee: null } };
const set = (changed: Partial<AlertSettings>, context = booster): AlertContext => ({
  ...context,
  settings: { ...allOn, ...changed },
});
const works = (changed: object, role = booster.user.role): AlertContext => ({
  ...booster,
  user: { id: 5, role, employee: { ...employee, ...changed } },
});

const toasts: [string, AlertEvent, object][] = [
  [
    'pause',
    alertEvent('orderNotification', { id: 12 }),
    { title: 'Pause', text: 'Order 12 has been paused', style: 'error' },
  ],
  [
    'unpause',
    alertEvent('orderNotification', { type: 'Unpause' }),
    { title: 'Unpause', text: 'has been unpaused', style: 'success' },
  ],
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
    'order without either',
    alertEvent('newOrder', { platform: null, server: null, purchase: 'Gold' }),
    { title: 'New order', text: 'Gold', style: 'info' },
  ],
  [
    'notification',
    alertEvent('newNotification', { message: 'Hi' }),
    { title: 'New notification', text: 'Hi', style: 'error' },
  ],
  [
    'message',
    alertEvent('newMessage', { id: 12 }),
    { title: 'New message', text: 'New message received on order 12', style: 'warning' },
  ],
];

describe('the toasts of SPEC §8', () => {
  it.each(toasts)('says %s word for word and stays', (_, event, toast) => {
    expect(alertFor(event, booster).toast).toEqual({ ...toast, sticky: true });
  });
});

const silent = { toast: false, sound: null };
const shown = { toast: true, sound: null };
const table: [string, AlertEvent, AlertContext, { toast: boolean; sound: string | null }][] = [
  ['a pause, everything on', alertEvent('orderNotification'), booster, shown],
  ['a pause, for a customer', alertEvent('orderNotification'), customer, shown],
  ['a pause, local setting off', alertEvent('orderNotification'), set({ orderToasts: false }), silent],
  ['a pause, notifications off', alertEvent('orderNotification'), set({ showNotifications: false }), silent],
  ['a message to me', alertEvent('newMessage', { to: 5 }), booster, { toast: true, sound: 'newmessage' }],
  ['a message to another', alertEvent('newMessage', { to: 6 }), booster, silent],
  [
    'a message on the order I look at',
    alertEvent('newMessage', { to: 5, id: 9 }),
    { ...booster, viewing: new Set([9]) },
    silent,
  ],
  [
    'a message, other order in view',
    alertEvent('newMessage', { to: 5, id: 9 }),
    { ...booster, viewing: new Set([8]) },
    { toast: true, sound: 'newmessage' },
  ],
  ['a message, notifications off', alertEvent('newMessage', { to: 5 }), set({ showNotifications: false }), silent],
  ['a message, sounds off', alertEvent('newMessage', { to: 5 }), set({ soundsOn: false }), shown],
  ['a message, volume 0', alertEvent('newMessage', { to: 5 }), set({ volume: 0 }), shown],
  [
    'a message, order toasts off',
    alertEvent('newMessage', { to: 5 }),
    set({ orderToasts: false }),
    { toast: true, sound: 'newmessage' },
  ],
  ['a notification with me in it', alertEvent('newNotification', { users: [4, 5] }), booster, shown],
  ['a notification without me', alertEvent('newNotification', { users: [4] }), booster, silent],
  ['a notification for nobody', alertEvent('newNotification', { users: [] }), booster, silent],
  ['an order, all games', alertEvent('newOrder', { game: 3 }), booster, { toast: true, sound: 'neworder' }],
  [
    'an order of my game',
    alertEvent('newOrder', { game: 3 }),
    works({ games: [1, 3] }),
    { toast: true, sound: 'neworder' },
  ],
  ['an order of another game', alertEvent('newOrder', { game: 3 }), works({ games: [1] }), silent],
  ['an order, no game mine', alertEvent('newOrder', { game: 0 }), works({ games: [] }), silent],
  ['an order on my platform', alertEvent('newOrder', { platform: 'PC' }), booster, { toast: true, sound: 'neworder' }],
  ['an order on another platform', alertEvent('newOrder', { platform: 'Xbox' }), booster, silent],
  [
    'an order without platform, none mine',
    alertEvent('newOrder', { platform: null }),
    works({ platforms: [] }),
    { toast: true, sound: 'neworder' },
  ],
  [
    'an order, for staff who boost',
    alertEvent('newOrder'),
    works({}, ROLE.moderator),
    { toast: true, sound: 'neworder' },
  ],
  ['an order, for staff who do not', alertEvent('newOrder'), { ...booster, user: { id: 5, role: ROLE.admin } }, silent],
  ['an order, for a customer', alertEvent('newOrder'), customer, silent],
  ['an order, for a customer who was an employee', alertEvent('newOrder'), works({}, ROLE.customer), silent],
  ['an order, sounds off', alertEvent('newOrder'), set({ soundsOn: false }), shown],
];

describe('the decision table of SPEC §6', () => {
  it.each(table)('decides on %s', (_, event, context, expected) => {
    const { toast, sound } = alertFor(event, context);
    expect({ toast: toast !== null, sound }).toEqual(expected);
  });
});

const ids = fc.integer({ min: 1, max: 4 });
const platforms = fc.constantFrom('PC', 'Xbox');
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
  }),
  viewing: fc.array(ids).map((list) => new Set(list)),
});
const events: fc.Arbitrary<AlertEvent> = fc.oneof(
  fc.record({ id: ids }).map((changed) => alertEvent('orderNotification', changed)),
  fc.record({ to: ids, id: ids }).map((changed) => alertEvent('newMessage', changed)),
  fc.record({ users: fc.array(ids) }).map((changed) => alertEvent('newNotification', changed)),
  fc.record({ game: ids, platform: fc.option(platforms) }).map((changed) => alertEvent('newOrder', changed)),
);
const ofSound = new Set(['soundsOn', 'volumeAboveZero']);

describe('the alert trace', () => {
  it('property: the verdict is the conjunction of its rules', () => {
    fc.assert(
      fc.property(events, contexts, (event, context) => {
        const { toast, sound, trace } = alertFor(event, context);
        const own = trace.filter(({ rule }) => !ofSound.has(rule));
        const hasSound = trace.length > own.length;
        expect(toast !== null).toBe(own.every(({ value }) => value));
        expect(sound !== null).toBe(hasSound && trace.every(({ value }) => value));
        expect(new Set(trace.map(({ rule }) => rule)).size).toBe(trace.length);
      }),
    );
  });

  it('property: a new order alerts just those whose board may hold it', () => {
    fc.assert(
      fc.property(ids, fc.option(platforms), contexts, (game, platform, context) => {
        const { user } = context;
        const fits =
          user.role !== ROLE.customer &&
          user.employee !== null &&
          fitsEmployee(user.employee, { gameId: game, platform });
        const { toast } = alertFor(alertEvent('newOrder', { game, platform }), { ...context, settings: allOn });
        expect(toast !== null).toBe(fits);
      }),
    );
  });

  it('names every rule with its value, the held ones too', () => {
    expect(alertFor(alertEvent('newMessage', { to: 6 }), set({ volume: 0 })).trace).toEqual([
      { rule: 'addressedToMe', value: false },
      { rule: 'notViewingOrder', value: true },
      { rule: 'showNotifications', value: true },
      { rule: 'soundsOn', value: true },
      { rule: 'volumeAboveZero', value: false },
    ]);
  });
});
