import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { paidOrder, runningOrder, order as unpaidOrder } from './support/orders.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;

beforeAll(async () => {
  app = await startApp();
  [customer, booster] = [await app.customer('Mina'), await app.booster({ name: 'Kaito' })];
});
afterAll(() => app.close());

const german = { language: 'de-AT, de;q=0.9' };
const arabic = { language: 'ar' };

test('an error is in the language of the call', async () => {
  const { id } = await runningOrder(customer, booster);
  await booster.call('order.pause', { id });
  const again = (options: object) => booster.call('order.pause', { id }, options);
  await expect(again({})).rejects.toThrow('You can’t do this while the order’s status is Paused.');
  await expect(again(german)).rejects.toThrow('Das geht nicht, solange der Auftrag den Status „Pausiert“ hat.');
  await expect(again(arabic)).rejects.toThrow('لا يمكنك ذلك ما دامت حالة الطلب: متوقف مؤقتًا.');
});

test('the error already_taken is translated, and its field `by` is the same in every language', async () => {
  const { id } = await paidOrder(customer);
  await booster.call('order.lockIn', { id });
  const other = await app.booster();
  const refused = await other.call('order.lockIn', { id }, german).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: 'already_taken',
    message: expect.stringMatching(/^Kaito hat diesen Auftrag um .* übernommen\.$/),
    fields: { by: 'Kaito' },
  });
});

test('field errors of the schema, the contract and the business rules are translated', async () => {
  const person = { name: 'Ana', email: 'nobody', password: 'short' };
  await expect(app.call('auth.register', person, german)).rejects.toMatchObject({
    message: 'Prüf die markierten Felder.',
    fields: { email: 'Gib eine gültige E‑Mail-Adresse ein', password: 'Mindestens 10 Zeichen' },
  });
  await expect(
    app.call('auth.register', { ...person, email: 'ana@boostdesk.example', password: '1234567890' }, arabic),
  ).rejects.toMatchObject({ fields: { password: 'يسهل تخمين كلمة المرور هذه. اختر كلمة أقل شيوعًا.' } });
  const login = { login: 'a\u{0}b', password: 'canary' };
  const { id } = await unpaidOrder(customer);
  await expect(customer.call('order.saveCredentials', { id, ...login }, german)).rejects.toMatchObject({
    fields: { login: 'Entferne das Steuerzeichen aus diesem Text.' },
  });
});

test('the body Forbidden, which clients compare, is not translated', async () => {
  const refused = await app.send('payouts.getPage', {}, { token: customer.token, ...german });
  expect([refused.status, await refused.text()]).toEqual([403, 'Forbidden']);
});

test('a notification is in the language of the call that reads it', async () => {
  const { id } = await runningOrder(customer, booster);
  await booster.call('order.pause', { id });
  const newest = async (options: object) => (await customer.call('notification.getNotifications', {}, options))[0];
  expect(await newest({})).toMatchObject({ message: `Order #${id} was paused.` });
  expect(await newest(german)).toMatchObject({ message: `Auftrag #${id} wurde pausiert.` });
  expect(await newest(arabic)).toMatchObject({ message: `تم إيقاف الطلب #${id} مؤقتًا.` });
});

test('an event is in the user’s chosen language, or else in that of their last call', async () => {
  const [chooses, asks, silent] = [await app.customer(), await app.customer(), await app.customer()];
  await chooses.call('settings.saveLanguage', { language: 'ar' }, german);
  await asks.call('settings.get', {}, german);
  const notifiedText = async (person: SignedIn) => {
    const live = await connectSocket(app.url, person.token);
    const { id } = await paidOrder(person);
    await booster.call('order.lockIn', { id });
    const { message } = await live.event('newNotification', ({ message }) => String(message).includes('Kaito'));
    live.close();
    return String(message).replace(String(id), '');
  };
  expect([await notifiedText(chooses), await notifiedText(asks), await notifiedText(silent)]).toEqual([
    // Isolation marks surround the name, whose direction differs from the sentence.
    'حجز \u2068Kaito\u2069 الطلب #.',
    'Kaito hat Auftrag # übernommen.',
    'Kaito locked in order #.',
  ]);
});

test('a socket response is in the language of its session’s calls', async () => {
  const { id } = await unpaidOrder(customer);
  const reader = await app.signIn(customer);
  await reader.call('settings.get', {}, german);
  const live = await connectSocket(app.url, reader.token);
  const write = () => live.ask('message', { room: chatRoom(id), msg: 'Hello', clientId: crypto.randomUUID() });
  expect(await write()).toMatchObject({ ok: false, message: 'Der Chat öffnet sich, sobald der Auftrag bezahlt ist.' });
  await reader.call('settings.get', {}, arabic);
  expect(await write()).toMatchObject({ ok: false, message: 'تُفتح الدردشة بعد دفع ثمن الطلب.' });
  live.close();
});
