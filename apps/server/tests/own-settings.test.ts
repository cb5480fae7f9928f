// What people set for themselves is the same on all their devices.
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
const nothing = { alerts: null, appearance: null, language: null };
const appearance = { theme: 'light', density: 'compact', motion: 'reduced' } as const;

test('nothing is set at first; what is set is there on another device, which is told', async () => {
  const person = await app.customer();
  expect(await person.call('settings.get', {})).toEqual(nothing);
  const second = await app.signIn(person);
  const line = await connectSocket(app.url, second.token);
  await person.call('settings.saveAlerts', alerts);
  await line.event('settingsChanged');
  expect(await second.call('settings.get', {})).toEqual({ ...nothing, alerts });
  await second.call('settings.saveAppearance', appearance);
  expect(await person.call('settings.get', {})).toEqual({ ...nothing, alerts, appearance });
  expect(await (await app.customer()).call('settings.get', {})).toEqual(nothing);
  line.close();
});

test('keys do something until somebody switches them off, on all their devices and for nobody else', async () => {
  const [person, other] = [await app.customer(), await app.customer()];
  expect(await person.call('settings.getShortcuts', {})).toEqual({ on: true });
  await person.call('settings.saveShortcuts', { on: false });
  expect(await (await app.signIn(person)).call('settings.getShortcuts', {})).toEqual({ on: false });
  expect(await other.call('settings.getShortcuts', {})).toEqual({ on: true });
  expect(await person.call('settings.get', {})).toMatchObject({ appearance: null });
});

test('a tour is offered until somebody has taken it or wants none, on all their devices', async () => {
  const [person, other] = [await app.customer(), await app.customer()];
  expect(await person.call('settings.getTour', {})).toEqual({ seen: false });
  const second = await app.signIn(person);
  const line = await connectSocket(app.url, second.token);
  await person.call('settings.saveTour', {});
  await line.event('settingsChanged');
  expect(await second.call('settings.getTour', {})).toEqual({ seen: true });
  expect(await other.call('settings.getTour', {})).toEqual({ seen: false });
  expect(await person.call('settings.getShortcuts', {})).toEqual({ on: true });
  line.close();
});

test('the language that somebody chose is theirs on all devices; one that is no longer spoken was never chosen', async () => {
  const person = await app.customer();
  const second = await app.signIn(person);
  const line = await connectSocket(app.url, second.token);
  await person.call('settings.saveLanguage', { language: 'ar' });
  await line.event('settingsChanged');
  expect(await second.call('settings.get', {})).toEqual({ ...nothing, language: 'ar' });
  line.close();
  const gone = { language: 'tlh' };
  await app.database.db.updateTable('user_settings').set(gone).where('user_id', '=', person.id).execute();
  expect(await person.call('settings.get', {})).toEqual(nothing);
  const refused = await app.send('settings.saveLanguage', gone as never, { token: person.token });
  expect(refused.status).toBe(422);
});

test('the switch of all alerts is in the token, as SPEC §3 has it', async () => {
  const person = await app.customer();
  await person.call('settings.saveAlerts', { ...alerts, showNotifications: false });
  expect((await person.call('settings.get', {})).alerts).toMatchObject({ showNotifications: false });
  const { token } = await app.call('auth.isAuthenticated', {}, { token: person.token });
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ notification: false });
});

test('what an older version wrote and nobody can read is as if it was never set', async () => {
  const person = await app.customer();
  await person.call('settings.saveAlerts', alerts);
  const broken = { alerts: '{"volume":"loud"}', appearance: '7' };
  await app.database.db.updateTable('user_settings').set(broken).where('user_id', '=', person.id).execute();
  expect(await person.call('settings.get', {})).toEqual(nothing);
});

test.each([
  ['a volume above 100', { ...alerts, volume: 101 }, 'volume'],
  ['a minute that no day has', { ...alerts, quietHours: { ...alerts.quietHours, to: 1440 } }, 'quietHours.to'],
  [
    'a zone that nobody knows',
    { ...alerts, quietHours: { ...alerts.quietHours, zone: 'Atlantis' } },
    'quietHours.zone',
  ],
  ['a wish for another kind', { ...alerts, wishes: { ...alerts.wishes, newGift: both } }, 'newGift'],
])('%s is refused at its field', async (_, body, field) => {
  const person = await app.customer();
  const response = await app.send('settings.saveAlerts', body, { token: person.token });
  expect([response.status, Object.keys(((await response.json()) as { fields: object }).fields)]).toEqual([
    422,
    [field],
  ]);
});
