import type { AlertChoices } from '@boostdesk/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const both = { toast: true, sound: true };
const alerts: AlertChoices = {
  showNotifications: true,
  orderToasts: false,
  volume: 40,
  wishes: {
    newOrder: { ...both, push: false },
    newMessage: { toast: true, sound: false },
    newNotification: both,
    orderNotification: { push: false },
  },
  quietHours: { isOn: true, from: 1320, to: 420, zone: 'Europe/Berlin' },
};
const nothing = { alerts: null, appearance: null, language: null, mutedOrders: [], shortcuts: true };
const appearance = { theme: 'light', density: 'compact', motion: 'reduced' } as const;

test('settings are empty at first, and a change is sent to the user’s other devices', async () => {
  const person = await app.customer();
  expect(await person.call('settings.get', {})).toEqual(nothing);
  const second = await app.signIn(person);
  const socket = await connectSocket(app.url, second.token);
  await person.call('settings.saveAlerts', alerts);
  await socket.event('settingsChanged');
  expect(await second.call('settings.get', {})).toEqual({ ...nothing, alerts });
  await second.call('settings.saveAppearance', appearance);
  expect(await person.call('settings.get', {})).toEqual({ ...nothing, alerts, appearance });
  expect(await (await app.customer()).call('settings.get', {})).toEqual(nothing);
  socket.close();
});

test('keyboard shortcuts are on until the user switches them off on all devices', async () => {
  const [person, other] = [await app.customer(), await app.customer()];
  expect(await person.call('settings.get', {})).toMatchObject({ shortcuts: true });
  await person.call('settings.saveShortcuts', { on: false });
  expect(await (await app.signIn(person)).call('settings.get', {})).toMatchObject({ shortcuts: false });
  expect(await other.call('settings.get', {})).toMatchObject({ shortcuts: true });
  expect(await person.call('settings.get', {})).toMatchObject({ appearance: null });
});

test('the tour is offered until the user has taken or declined it on any device', async () => {
  const [person, other] = [await app.customer(), await app.customer()];
  expect(await person.call('settings.getTour', {})).toEqual({ seen: false });
  const second = await app.signIn(person);
  const socket = await connectSocket(app.url, second.token);
  await person.call('settings.saveTour', {});
  await socket.event('settingsChanged');
  expect(await second.call('settings.getTour', {})).toEqual({ seen: true });
  expect(await other.call('settings.getTour', {})).toEqual({ seen: false });
  expect(await person.call('settings.get', {})).toMatchObject({ shortcuts: true });
  socket.close();
});

test('the chosen language applies on all devices, and a language that is no longer supported is ignored', async () => {
  const person = await app.customer();
  const second = await app.signIn(person);
  const socket = await connectSocket(app.url, second.token);
  await person.call('settings.saveLanguage', { language: 'ar' });
  await socket.event('settingsChanged');
  expect(await second.call('settings.get', {})).toEqual({ ...nothing, language: 'ar' });
  socket.close();
  const gone = { language: 'tlh' };
  await app.database.db.updateTable('user_settings').set(gone).where('user_id', '=', person.id).execute();
  expect(await person.call('settings.get', {})).toEqual(nothing);
  const refused = await app.send('settings.saveLanguage', gone as never, { token: person.token });
  expect(refused.status).toBe(422);
});

test('the setting showNotifications is in the token (SPEC §3)', async () => {
  const person = await app.customer();
  await person.call('settings.saveAlerts', { ...alerts, showNotifications: false });
  expect((await person.call('settings.get', {})).alerts).toMatchObject({ showNotifications: false });
  const { token } = await app.call('auth.isAuthenticated', {}, { token: person.token });
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ notification: false });
});

test('unreadable settings of an older version are ignored', async () => {
  const person = await app.customer();
  await person.call('settings.saveAlerts', alerts);
  const broken = { alerts: '{"volume":"loud"}', appearance: '7' };
  await app.database.db.updateTable('user_settings').set(broken).where('user_id', '=', person.id).execute();
  expect(await person.call('settings.get', {})).toEqual(nothing);
});

test.each([
  ['a volume above 100', { ...alerts, volume: 101 }, 'volume'],
  ['a minute after the end of the day', { ...alerts, quietHours: { ...alerts.quietHours, to: 1440 } }, 'quietHours.to'],
  ['an unknown time zone', { ...alerts, quietHours: { ...alerts.quietHours, zone: 'Atlantis' } }, 'quietHours.zone'],
  ['a preference for an unknown kind', { ...alerts, wishes: { ...alerts.wishes, newGift: both } }, 'newGift'],
])('settings.saveAlerts rejects %s and names the field', async (_, body, field) => {
  const person = await app.customer();
  const response = await app.send('settings.saveAlerts', body, { token: person.token });
  expect([response.status, Object.keys(((await response.json()) as { fields: object }).fields)]).toEqual([
    422,
    [field],
  ]);
});
