import type { CallName } from '@boostdesk/api-client/contract';
import { POKE_HOURS } from '@boostdesk/catalogs/play';
import { chatRoom } from '@boostdesk/realtime/contract';
import type { SignedIn, TestApp } from './app.ts';
import { createReceiver } from './fake-push-service.ts';
import { duoqAccount, gift, login, offer, paymentRequest, problem, why } from './fixtures.ts';
import { climb, completeOrder, GOOD_CARD, guides, order, paidOrder, runningOrder, SECRETS } from './orders.ts';
import { connectSocket } from './socket-client.ts';
import type { Scene } from './staff-writes.ts';

/** `ask` prepares the call and returns its request. */
interface UserWrite {
  readonly by: 'mina' | 'kaito';
  readonly ask: (scene: Scene, app: TestApp) => object | Promise<object>;
}

const byMina = (ask: UserWrite['ask']): UserWrite => ({ by: 'mina', ask });
const byKaito = (ask: UserWrite['ask']): UserWrite => ({ by: 'kaito', ask });
const idOf = async (made: Promise<{ readonly id: number }>) => ({ id: (await made).id });
const nothing = () => ({});

async function unreadMessage({ mina, kaito }: Scene, app: TestApp) {
  const { id: order } = await runningOrder(mina, kaito);
  const live = await connectSocket(app.url, mina.token);
  const ack = await live.ask('message', { msg: 'Hello', room: chatRoom(order), clientId: crypto.randomUUID() });
  live.close();
  return { order, id: 'id' in ack ? ack.id : 0, seq: 'seqInOrder' in ack ? ack.seqInOrder : 0 };
}

async function clearedMessage(scene: Scene, app: TestApp) {
  const { id } = await unreadMessage(scene, app);
  await scene.kaito.call('chatMessage.clearMessages', { ids: [id] });
  return { ids: [id] };
}

async function readMessage(scene: Scene, app: TestApp) {
  const { id } = await unreadMessage(scene, app);
  await scene.kaito.call('chatMessage.makeRead', { id });
  return { id };
}

const draft = ({ clock }: TestApp) => ({
  text: 'Good morning',
  sendAt: new Date(clock.now().getTime() + 3_600_000).toISOString(),
});

async function waitingMessage({ mina, kaito }: Scene, app: TestApp) {
  const { id: order } = await runningOrder(mina, kaito);
  const { message } = await mina.call('scheduledMessage.schedule', { order, ...draft(app) });
  return { id: message.id };
}

const notified = ({ admin, mina }: Scene) => admin.call('gifts.create', { fields: { ...gift, user: mina.id } });

async function forSale({ admin, kaito }: Scene) {
  const { id } = (await kaito.call('accountselling.create', { fields: offer })).row;
  const { version } = (await kaito.call('accountselling.saveLogin', { id, ...login })).row;
  return (await admin.call('accountselling.approve', { id, version })).row;
}

async function lendable({ admin }: Scene) {
  const { id } = (await admin.call('duoqaccounts.create', { fields: duoqAccount })).row;
  return (await admin.call('duoqaccounts.saveLogin', { id, ...login })).row;
}

async function otherSession(person: SignedIn, app: TestApp) {
  await app.signIn(person);
  const { sessions } = await person.call('account.getSessions', {});
  return { id: sessions.find(({ isThis }) => !isThis)?.id ?? '' };
}

/** Gets no push, because its receiver gets no event. */
export const PUSH_HOST = 'push.example';

const wish = { toast: true, sound: true } as const;
const device = { onesignal_token: 'device-1' } as const;

const grantCoins = ({ admin, mina }: Scene) =>
  admin.call('boostcoins.create', { fields: { user: mina.id, change: 'grant', coins: 100, reason: 'Welcome' } });

const tomorrow = ({ clock }: TestApp) => {
  const start = clock.now().getTime() + 24 * 60 * 60 * 1000;
  return { start: new Date(start).toISOString(), end: new Date(start + 60 * 60 * 1000).toISOString() };
};

async function proposed({ mina, kaito }: Scene, app: TestApp) {
  const { id: order } = await runningOrder(mina, kaito);
  const { sessions } = await mina.call('playSession.propose', { order, ...tomorrow(app) });
  return { id: sessions[0]?.id ?? 0, revision: 1 };
}

/** Every write that `staffWrites` does not make, except those of visitors who are not signed in. */
export const userWrites: Partial<Record<CallName, UserWrite>> = {
  'account.endSession': byMina(({ mina }, app) => otherSession(mina, app)),
  'account.logoutEverywhere': byMina(nothing),
  'accountselling.create': byKaito(() => ({ fields: offer })),
  'accountselling.buy': byMina(async (scene) => {
    const { id, version } = await forSale(scene);
    return { id, version };
  }),
  'application.apply': byMina(() => ({ games: [3], platforms: ['PC'], text: 'Challenger since the first season.' })),
  'auth.isAuthenticated': byMina(nothing),
  'auth.logout': byMina(nothing),
  'auth.handOver': byMina(nothing),
  'auth.saveUser': byMina(() => ({ visitorId: 'visitor' })),
  'chatMessage.clearMessages': byKaito(async (scene, app) => ({ ids: [(await unreadMessage(scene, app)).id] })),
  'chatMessage.restoreMessages': byKaito(clearedMessage),
  'chatMessage.makeRead': byKaito(async (scene, app) => ({ id: (await unreadMessage(scene, app)).id })),
  'chatMessage.makeUnread': byKaito(readMessage),
  'chatMessage.makeOrderRead': byKaito(async (scene, app) => {
    const { order: id, seq } = await unreadMessage(scene, app);
    return { order: id, upTo: seq };
  }),
  'chatMessage.muteOrder': byMina(async ({ mina, kaito }) => ({
    order: (await runningOrder(mina, kaito)).id,
    muted: true,
  })),
  'scheduledMessage.schedule': byMina(async ({ mina, kaito }, app) => ({
    order: (await runningOrder(mina, kaito)).id,
    ...draft(app),
  })),
  'scheduledMessage.change': byMina(async (scene, app) => ({ ...(await waitingMessage(scene, app)), ...draft(app) })),
  'scheduledMessage.sendNow': byMina(waitingMessage),
  'scheduledMessage.cancel': byMina(waitingMessage),
  'picture.upload': byMina(async ({ mina, kaito }) => ({
    order: (await runningOrder(mina, kaito)).id,
    clientId: crypto.randomUUID(),
  })),
  'duoqaccounts.borrow': byKaito(async (scene) => ({ id: (await lendable(scene)).id, hours: 2 })),
  'notification.clearNotifications': byMina(async (scene) => {
    await notified(scene);
    return {};
  }),
  'notification.restoreNotifications': byMina(async (scene) => {
    await notified(scene);
    await scene.mina.call('notification.clearNotifications', {});
    return {};
  }),
  'notification.makeSeen': byMina(async (scene) => {
    await notified(scene);
    return {};
  }),
  'order.create': byMina(() => climb),
  'order.pay': byMina(async (scene) => {
    await grantCoins(scene);
    return { ...(await idOf(order(scene.mina))), card: GOOD_CARD, coins: 100 };
  }),
  'order.withdraw': byMina(({ mina }) => idOf(order(mina))),
  'order.look': byKaito(({ mina }) => idOf(paidOrder(mina))),
  'order.letGo': byKaito(async ({ mina, kaito }) => {
    const one = await idOf(paidOrder(mina));
    await kaito.call('order.look', one);
    return one;
  }),
  'order.lockIn': byKaito(({ mina }) => idOf(paidOrder(mina))),
  'order.logProgress': byKaito(async ({ mina, kaito }) => ({ ...(await idOf(runningOrder(mina, kaito))), rank: 15 })),
  'order.stepProgress': byKaito(async ({ mina, kaito }) => ({
    ...(await idOf(runningOrder(mina, kaito))),
    step: 'win',
  })),
  'order.importProgress': byKaito(async ({ mina, kaito }) => ({
    ...(await idOf(runningOrder(mina, kaito))),
    entries: [{ won: true, lp: 40 }, { won: false }],
  })),
  'order.undoProgress': byKaito(async ({ mina, kaito }) => {
    const { id } = await runningOrder(mina, kaito);
    const { order: logged } = await kaito.call('order.logProgress', { id, rank: 15 });
    return { id, event: logged.events.at(-1)?.id };
  }),
  'order.drop': byKaito(async ({ mina, kaito }) => ({ ...(await idOf(runningOrder(mina, kaito))), ...why })),
  'order.rate': byMina(async ({ mina, kaito }) => ({
    ...(await idOf(completeOrder(mina, kaito))),
    stars: 5,
    text: 'Quick.',
  })),
  'order.tip': byMina(async (scene) => {
    await grantCoins(scene);
    return { ...(await idOf(completeOrder(scene.mina, scene.kaito))), amount: 500, card: GOOD_CARD, coins: 100 };
  }),
  'guide.save': byKaito(async ({ mina, kaito }) => ({
    order: (await runningOrder(mina, kaito, guides)).id,
    text: '# Lanes',
    version: 0,
  })),
  'guide.deliver': byKaito(async ({ mina, kaito }) => {
    const { id } = await runningOrder(mina, kaito, guides);
    await kaito.call('guide.save', { order: id, text: '# Lanes', version: 0 });
    return { order: id, version: 1 };
  }),
  'play.setPlaying': byKaito(async ({ mina, kaito }) => ({
    order: (await runningOrder(mina, kaito)).id,
    isPlaying: true,
  })),
  'play.poke': byMina(async ({ mina, kaito }, app) => {
    const { id } = await runningOrder(mina, kaito);
    app.clock.forward(POKE_HOURS * 60 * 60);
    return { order: id };
  }),
  'playSession.propose': byMina(async ({ mina, kaito }, app) => ({
    order: (await runningOrder(mina, kaito)).id,
    ...tomorrow(app),
  })),
  'playSession.answer': byKaito(async (scene, app) => ({ ...(await proposed(scene, app)), action: 'accept' })),
  'playSession.move': byKaito(async (scene, app) => ({ ...(await proposed(scene, app)), ...tomorrow(app) })),
  'playSession.renewFeed': byMina(nothing),
  'playSession.revokeFeed': byMina(nothing),
  'availability.saveHours': byKaito(async ({ mina, kaito }) => {
    await runningOrder(mina, kaito);
    return { zone: 'Europe/Berlin', hours: [{ day: 1, from: 1080, to: 120 }] };
  }),
  'availability.saveAbsence': byKaito(async ({ mina, kaito }) => {
    await runningOrder(mina, kaito);
    return { zone: 'Europe/Berlin', vacation: { from: '2199-01-01', to: '2199-01-02' }, awayUntil: null };
  }),
  'favorite.add': byMina(async ({ mina, kaito }) => {
    await completeOrder(mina, kaito);
    return { booster: kaito.id };
  }),
  'favorite.remove': byMina(async ({ mina, kaito }) => {
    await completeOrder(mina, kaito);
    await mina.call('favorite.add', { booster: kaito.id });
    return { booster: kaito.id };
  }),
  'tracking.createLink': byMina(async ({ mina, kaito }) => ({ order: (await runningOrder(mina, kaito)).id, days: 7 })),
  'tracking.revokeLink': byMina(async ({ mina, kaito }) => ({ order: (await runningOrder(mina, kaito)).id })),
  'dispute.open': byMina(async ({ mina, kaito }) => ({
    ...(await idOf(runningOrder(mina, kaito))),
    ...problem,
  })),
  'order.saveCredentials': byMina(async ({ mina, kaito }) => ({
    ...(await idOf(runningOrder(mina, kaito))),
    ...SECRETS,
  })),
  'pageError.report': byMina(() => ({ message: 'A message', stack: '', screen: '/' })),
  'payment.pay': byMina(async (scene) => {
    const { admin, mina, kaito } = scene;
    await grantCoins(scene);
    const { id: paid } = await runningOrder(mina, kaito);
    const { row } = await admin.call('addonpayments.create', { fields: { ...paymentRequest, order: paid } });
    return { id: row.id, card: GOOD_CARD, coins: 100 };
  }),
  'push.subscribe': byMina(() => ({ endpoint: `https://${PUSH_HOST}/device-1`, ...createReceiver().keys })),
  'settings.saveAlerts': byMina(() => ({
    showNotifications: true,
    orderToasts: true,
    volume: 40,
    wishes: { newOrder: wish, newMessage: wish, newNotification: wish },
    quietHours: { isOn: false, from: 0, to: 0, zone: 'Europe/Berlin' },
  })),
  'settings.saveAppearance': byMina(() => ({ theme: 'light', density: 'compact', motion: 'reduced' })),
  'settings.saveLanguage': byMina(() => ({ language: 'de' })),
  'settings.saveShortcuts': byMina(() => ({ on: false })),
  'settings.saveTour': byMina(nothing),
  'user.setOnesignalToken': byMina(() => device),
  'user.removeOnesignalToken': byMina(async ({ mina }) => {
    await mina.call('user.setOnesignalToken', device);
    return device;
  }),
};
