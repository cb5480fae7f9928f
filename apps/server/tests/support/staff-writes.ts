import type { CallName } from '@boostdesk/api-client/contract';
import { reviseOrder } from '@boostdesk/catalogs/rules';
import type { SiteLogRecord } from '../../src/domains/site-log/site-log-record.ts';
import type { SignedIn } from './app.ts';
import {
  coupon,
  duoqAccount,
  employee,
  expense,
  fine,
  gift,
  login,
  offer,
  paymentRequest,
  post,
  problem,
  published,
  quickReply,
  why,
} from './fixtures.ts';
import { completeOrder, matches, PROOF, paidOrder, reachTarget, runningOrder, SECRETS } from './orders.ts';
import { PASSWORD } from './people.ts';
import { square } from './png.ts';

/** Users of a change, created anew for each; the admin makes it. */
export interface Scene {
  readonly admin: SignedIn;
  readonly colleague: SignedIn;
  readonly mina: SignedIn;
  readonly kaito: SignedIn;
}

type Snapshot = Readonly<Record<string, unknown>> | null;

/** A call by which staff change something, and its site log entry: the object with its fields before and after. */
export interface StaffWrite {
  /** Creates the state for the call, and returns its request. */
  readonly ask: (scene: Scene) => object | Promise<object>;
  /** @default the call's right */
  readonly action?: SiteLogRecord['action'];
  readonly kind: SiteLogRecord['object']['kind'];
  /** Id of the changed object, when neither request nor response has it. */
  readonly id?: (scene: Scene, answer: never) => number | string;
  /** Fields that must be logged, among others; null when there is nothing before or after. */
  readonly before: Snapshot;
  readonly after: Snapshot;
}

const processing = ({ mina, kaito }: Scene) => runningOrder(mina, kaito);
const itself = ({ admin }: Scene) => admin.id;

const ofOrder = (
  to: (scene: Scene) => Promise<{ readonly id: number }>,
  before: Snapshot,
  after: Snapshot,
  more: object = why,
) =>
  ({
    ask: async (scene) => ({ id: (await to(scene)).id, ...more }),
    kind: 'order',
    before,
    after,
  }) as const satisfies StaffWrite;

/** The name of a row that the colleague has written. */
const written =
  (call: CallName, fields: object | ((scene: Scene) => object | Promise<object>)) => async (scene: Scene) => {
    const given = typeof fields === 'function' ? await fields(scene) : fields;
    const answer = await scene.colleague.call(call, { fields: given } as never);
    return { id: (answer as { readonly row: { readonly id: number } }).row.id };
  };
const unchanged =
  (write: (scene: Scene) => Promise<{ readonly id: number }>, fields?: object) => async (scene: Scene) => ({
    ...(await write(scene)),
    version: 0,
    ...(fields && { fields }),
  });

const expenseRow = written('expenses.create', expense);
const postRow = written('blog.create', post);
const code = () => `C${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
const sharedReply = () => ({ ...quickReply, audience: 'staff', shortcut: crypto.randomUUID().slice(0, 8) });
const replyRow = written('quickreplies.create', sharedReply);
async function replyWithPicture(scene: Scene) {
  const { id } = await replyRow(scene);
  const { row } = await scene.colleague.call('quickreplies.addPicture', { id, clientId: crypto.randomUUID() });
  return { id, picture: row.pictures[0]?.id ?? 0 };
}

const duoqRow = written('duoqaccounts.create', duoqAccount);

async function duoqWithLogin(scene: Scene) {
  const { id } = await duoqRow(scene);
  return (await scene.colleague.call('duoqaccounts.saveLogin', { id, ...login })).row;
}

async function createOffer({ kaito }: Scene) {
  const { id } = (await kaito.call('accountselling.create', { fields: offer })).row;
  return (await kaito.call('accountselling.saveLogin', { id, ...login })).row;
}

async function earned({ mina, kaito }: Scene) {
  await completeOrder(mina, kaito);
  return { booster: kaito.id, currency: 'USD' } as const;
}

async function proposed(scene: Scene) {
  const { payout } = await scene.colleague.call('payout.propose', await earned(scene));
  return { id: payout.id };
}

async function applied({ mina }: Scene) {
  await mina.call('application.apply', { games: [3], platforms: ['PC'], text: 'Challenger since the first season.' });
  return mina;
}

async function applicationOf(scene: Scene) {
  const { id: user } = await applied(scene);
  const { items } = await scene.colleague.call('applications.getPage', { sort: 'id', direction: 'descending' });
  return { id: items.find((row) => row.user.id === user)?.id ?? 0 };
}

async function reviewed({ mina, kaito }: Scene) {
  const { id } = await completeOrder(mina, kaito);
  await mina.call('order.rate', { id, stars: 4, text: 'Quick.' });
  return { id, ...published };
}

async function halfPlayed({ mina, kaito }: Scene) {
  const { id } = await runningOrder(mina, kaito, matches);
  await kaito.call('order.logProgress', { id, done: 5, won: true });
  return { fields: { order: id, amount: 100, note: 'Half way' } };
}

async function ending({ mina, kaito }: Scene) {
  const { id, price } = await runningOrder(mina, kaito);
  const figures = { refund: price.amount, earned: 0, kept: 0 };
  return { id, ending: { ...why, settlement: 'allToCustomer', refundTo: 'coins', figures } };
}

async function revised({ mina, kaito }: Scene, change: { readonly price?: number; readonly percent?: number }) {
  const { id, price, share } = await runningOrder(mina, kaito);
  const order = { price: price.amount, sharePercent: share?.percent ?? 0, paidBefore: 0 };
  const { price: lower = order.price, percent: sharePercent = order.sharePercent } = change;
  const outcome = reviseOrder(order, { price: lower, sharePercent });
  return { id, ...why, ...change, figures: outcome.ok ? outcome.figures : null };
}

const ofUser = (before: Snapshot, after: Snapshot, more: object = {}): StaffWrite => ({
  ask: ({ mina }) => ({ id: mina.id, ...more }),
  kind: 'user',
  before,
  after,
});

/** Every call by which staff change what others see, earn, pay or may do. */
export const staffWrites: Partial<Record<CallName, StaffWrite>> = {
  'account.ban': ofUser({ banned: false }, { banned: true }),
  'account.unban': {
    ...ofUser({ banned: true }, { banned: false }),
    async ask({ colleague, mina: { id } }) {
      await colleague.call('account.ban', { id });
      return { id };
    },
  },
  'account.changeRole': ofUser({ role: 3 }, { role: 2 }, { role: 2 }),
  'account.forceRelogin': ofUser({ relog: false }, { relog: true }),
  'account.changeMembership': ofUser(
    { premium: false, partner: false },
    { premium: true, partner: true },
    { premium: true, partner: true },
  ),
  'account.makePasswordLink': ofUser(null, null),
  'account.changePassword': {
    ask: () => ({ password: PASSWORD, newPassword: 'another horse battery' }),
    action: 'user.changePassword',
    kind: 'user',
    id: itself,
    before: null,
    after: null,
  },
  'profile.changeName': {
    ask: () => ({ name: 'Adeline Other' }),
    kind: 'user',
    id: itself,
    before: {},
    after: { name: 'Adeline Other' },
  },
  'profile.setNewsletter': {
    ask: () => ({ newsletter: true }),
    kind: 'user',
    id: itself,
    before: { newsletter: false },
    after: { newsletter: true },
  },
  'profile.setPicture': {
    ask: () => ({ data: square(64).toString('base64') }),
    kind: 'user',
    id: itself,
    before: { image: null },
    after: {},
  },
  'profile.removePicture': {
    async ask({ admin }) {
      await admin.call('profile.setPicture', { data: square(64).toString('base64') });
      return {};
    },
    kind: 'user',
    id: itself,
    before: {},
    after: { image: null },
  },
  'employees.update': {
    ask: ({ kaito }) => ({
      id: kaito.id,
      version: 0,
      fields: { ...employee, badge: 'Gold' },
    }),
    kind: 'employees',
    before: { badge: null },
    after: { badge: 'Gold' },
  },
  'application.accept': {
    ask: applicationOf,
    kind: 'applications',
    before: { status: 'waiting' },
    after: { status: 'accepted' },
  },
  'application.refuse': {
    ask: async (scene) => ({ ...(await applicationOf(scene)), ...why }),
    kind: 'applications',
    before: { status: 'waiting' },
    after: { status: 'refused', ...why },
  },

  'order.assign': {
    ask: async ({ mina, kaito }) => ({ id: (await paidOrder(mina)).id, booster: kaito.id, ...why }),
    kind: 'order',
    before: { status: 0, booster_id: null },
    after: { status: 1, ...why },
  },
  'order.unassign': ofOrder(processing, { status: 1 }, { status: 0, booster_id: null, ...why }),
  'order.suspend': ofOrder(processing, { status: 1 }, { status: 4, ...why }),
  'order.resume': ofOrder(
    async (scene) => (await scene.colleague.call('order.suspend', { id: (await processing(scene)).id, ...why })).order,
    { status: 4 },
    { status: 1, ...why },
  ),
  'order.extendDeadline': {
    async ask(scene) {
      const { id, deadline } = await processing(scene);
      return { id, deadline: new Date(Date.parse(deadline ?? '') + 24 * 60 * 60 * 1000).toISOString(), ...why };
    },
    kind: 'order',
    before: {},
    after: why,
  },
  'order.changePrice': {
    ask: (scene) => revised(scene, { price: 3000 }),
    kind: 'order',
    before: { price_amount: '4400' },
    after: { ...why, price_amount: '3000' },
  },
  'order.changeShare': {
    ask: (scene) => revised(scene, { percent: 50 }),
    kind: 'order',
    before: { sharePercent: 60 },
    after: { ...why, sharePercent: 50 },
  },
  'order.cancel': {
    ask: ending,
    kind: 'order',
    before: { cancelled_at: null, end_reason: null },
    after: { end_reason: why.reason, settlement: 'allToCustomer', refund_to: 'coins' },
  },
  'dispute.resolve': {
    async ask(scene) {
      const { id } = await processing(scene);
      await scene.mina.call('dispute.open', { id, ...problem });
      return { id, ...why, outcome: { kind: 'dismiss' } };
    },
    kind: 'order',
    before: {},
    after: why,
  },
  'dispute.exportEvidence': {
    async ask(scene) {
      const { id } = await processing(scene);
      await scene.mina.call('dispute.open', { id, ...problem });
      return { id };
    },
    kind: 'order',
    before: null,
    after: {},
  },
  'order.pause': ofOrder(processing, { status: 1 }, { status: 3 }, {}),
  'order.unpause': ofOrder(
    async (scene) => (await scene.mina.call('order.pause', { id: (await processing(scene)).id })).order,
    { status: 3 },
    { status: 1 },
    {},
  ),
  'order.complete': ofOrder(
    async (scene) => {
      const order = await processing(scene);
      await reachTarget(scene.kaito, order.id);
      return order;
    },
    { status: 1 },
    { status: 2 },
    { proof: PROOF },
  ),
  'order.revealCredentials': ofOrder(
    async (scene) => {
      const { id } = await processing(scene);
      await scene.mina.call('order.saveCredentials', { id, ...SECRETS });
      return { id };
    },
    {},
    {},
    {},
  ),
  'orders.update': ofOrder(
    processing,
    { note: '' },
    { note: 'Called them' },
    { version: 0, fields: { note: 'Called them' } },
  ),

  'payout.propose': {
    ask: earned,
    kind: 'payout',
    id: (_, { payout }: { payout: { id: number } }) => payout.id,
    before: null,
    after: { currency: 'USD' },
  },
  'payout.withdraw': { ask: proposed, kind: 'payout', before: { currency: 'USD' }, after: null },
  'payout.pay': { ask: proposed, kind: 'payout', before: { status: 'proposed' }, after: { status: 'paid' } },
  'progresspays.create': {
    ask: halfPlayed,
    kind: 'progresspays',
    before: null,
    after: { amount: 100, note: 'Half way' },
  },
  'fines.create': {
    ask: ({ kaito }) => ({ fields: { ...fine, booster: kaito.id, order: null } }),
    kind: 'fines',
    before: null,
    after: fine,
  },
  'fines.lift': {
    ask: written('fines.create', ({ kaito }) => ({ ...fine, booster: kaito.id, order: null })),
    kind: 'fines',
    before: { lifted: false },
    after: { lifted: true },
  },
  'boostcoins.create': {
    ask: ({ mina }) => ({ fields: { user: mina.id, change: 'grant', coins: 5, reason: 'Sorry' } }),
    kind: 'boostcoins',
    before: null,
    after: { change: 'grant', coins: 5, reason: 'Sorry' },
  },
  'gifts.create': {
    ask: ({ mina }) => ({ fields: { ...gift, user: mina.id } }),
    kind: 'gifts',
    before: null,
    after: gift,
  },
  'gifts.takeBack': {
    ask: written('gifts.create', ({ mina }) => ({ ...gift, user: mina.id })),
    kind: 'gifts',
    before: { state: 'open', coins: 50 },
    after: { state: 'takenBack' },
  },
  'gift.claim': {
    ask: written('gifts.create', ({ admin }) => ({ ...gift, user: admin.id })),
    kind: 'gifts',
    before: { state: 'open', coins: 50 },
    after: { state: 'claimed', coins: 50 },
  },
  'custompayments.create': {
    ask: ({ mina }) => ({ fields: { ...paymentRequest, customer: mina.id, currency: 'USD' } }),
    kind: 'custompayments',
    before: null,
    after: paymentRequest,
  },
  'custompayments.cancel': {
    ask: written('custompayments.create', ({ mina }) => ({ ...paymentRequest, customer: mina.id, currency: 'USD' })),
    kind: 'custompayments',
    before: { state: 'open' },
    after: { state: 'cancelled' },
  },
  'addonpayments.create': {
    ask: async (scene) => ({ fields: { ...paymentRequest, order: (await processing(scene)).id } }),
    kind: 'addonpayments',
    before: null,
    after: paymentRequest,
  },
  'addonpayments.cancel': {
    ask: written('addonpayments.create', async (scene) => ({ ...paymentRequest, order: (await processing(scene)).id })),
    kind: 'addonpayments',
    before: { state: 'open' },
    after: { state: 'cancelled' },
  },
  'coupons.create': {
    ask: () => ({ fields: { code: code(), ...coupon } }),
    kind: 'coupons',
    before: null,
    after: coupon,
  },
  'coupons.update': {
    ask: unchanged(
      written('coupons.create', () => ({ code: code(), ...coupon })),
      { ...coupon, percent: 20 },
    ),
    kind: 'coupons',
    before: { percent: 10 },
    after: { percent: 20 },
  },
  'expenses.create': { ask: () => ({ fields: expense }), kind: 'expenses', before: null, after: expense },
  'expenses.update': {
    ask: unchanged(expenseRow, { ...expense, amount: 1300 }),
    kind: 'expenses',
    before: { amount: 1200 },
    after: { amount: 1300 },
  },
  'expenses.remove': {
    ask: unchanged(expenseRow),
    kind: 'expenses',
    before: expense,
    after: null,
  },

  'blog.create': { ask: () => ({ fields: post }), kind: 'blog', before: null, after: post },
  'blog.update': {
    ask: unchanged(postRow, { ...post, published: true }),
    kind: 'blog',
    before: { published: false },
    after: { published: true },
  },
  'blog.remove': { ask: unchanged(postRow), kind: 'blog', before: post, after: null },
  'contentPage.save': {
    ask: () => ({ slug: 'faq', text: 'A first line', version: 0 }),
    kind: 'page',
    id: () => 'faq',
    before: { version: 0 },
    after: { version: 1, text: 'A first line' },
  },
  'limits.save': {
    ask: async ({ admin }) => {
      const { version, ...fields } = (await admin.call('limits.get', {})).limits;
      return { fields: { ...fields, twoToSignAbove: (fields.twoToSignAbove ?? 50_000) + 1 }, version };
    },
    kind: 'page',
    id: () => 'limits',
    before: {},
    after: {},
  },
  'feedbacks.update': {
    ask: reviewed,
    kind: 'feedbacks',
    before: { status: 'waiting' },
    after: { status: 'published' },
  },

  'quickreplies.create': {
    ask: () => ({ fields: sharedReply() }),
    kind: 'quickreplies',
    before: null,
    after: { text: quickReply.text },
  },
  'quickreplies.update': {
    ask: async (scene) => unchanged(replyRow, { ...sharedReply(), text: 'Hello' })(scene),
    kind: 'quickreplies',
    before: { text: quickReply.text },
    after: { text: 'Hello' },
  },
  'quickreplies.remove': {
    ask: unchanged(replyRow),
    kind: 'quickreplies',
    before: { text: quickReply.text },
    after: null,
  },
  'quickreplies.addPicture': {
    ask: async (scene) => ({ ...(await replyRow(scene)), clientId: crypto.randomUUID() }),
    kind: 'quickreplies',
    before: { pictures: 0 },
    after: { pictures: 1 },
  },
  'quickreplies.removePicture': {
    ask: replyWithPicture,
    kind: 'quickreplies',
    before: { pictures: 1 },
    after: { pictures: 0 },
  },
  'duoqaccounts.create': {
    ask: () => ({ fields: duoqAccount }),
    kind: 'duoqaccounts',
    before: null,
    after: duoqAccount,
  },
  'duoqaccounts.update': {
    ask: unchanged(duoqRow, { ...duoqAccount, active: false }),
    kind: 'duoqaccounts',
    before: { active: true },
    after: { active: false },
  },
  'duoqaccounts.remove': { ask: unchanged(duoqRow), kind: 'duoqaccounts', before: duoqAccount, after: null },
  'duoqaccounts.saveLogin': {
    ask: async (scene) => ({ id: (await duoqRow(scene)).id, ...login }),
    kind: 'duoqaccounts',
    before: { credentials_saved_at: null },
    after: {},
  },
  'duoqaccounts.giveBack': {
    async ask(scene) {
      const { id } = await duoqWithLogin(scene);
      await scene.kaito.call('duoqaccounts.borrow', { id, hours: 2 });
      return { id };
    },
    kind: 'duoqaccounts',
    before: {},
    after: { holder: null },
  },
  'duoqaccounts.reveal': {
    ask: async (scene) => ({ id: (await duoqWithLogin(scene)).id }),
    kind: 'duoqaccounts',
    before: null,
    after: null,
  },
  'accountselling.update': {
    async ask(scene) {
      const { id, version } = await createOffer(scene);
      return { id, version, fields: { ...offer, price: 6000 } };
    },
    kind: 'accountselling',
    before: { price: 5000 },
    after: { price: 6000 },
  },
  'accountselling.saveLogin': {
    ask: async (scene) => ({ id: (await createOffer(scene)).id, ...login }),
    kind: 'accountselling',
    before: { state: 'waiting' },
    after: { state: 'waiting' },
  },
  'accountselling.approve': {
    async ask(scene) {
      const { id, version } = await createOffer(scene);
      return { id, version };
    },
    kind: 'accountselling',
    before: { state: 'waiting' },
    after: { state: 'forSale' },
  },
  'accountselling.refuse': {
    ask: async (scene) => ({ id: (await createOffer(scene)).id, ...why }),
    kind: 'accountselling',
    before: { state: 'waiting' },
    after: { state: 'refused', ...why },
  },
  'accountselling.withdraw': {
    ask: async (scene) => ({ id: (await createOffer(scene)).id }),
    kind: 'accountselling',
    before: { state: 'waiting' },
    after: { state: 'withdrawn' },
  },
  'accountselling.reveal': {
    ask: async (scene) => ({ id: (await createOffer(scene)).id }),
    kind: 'accountselling',
    before: null,
    after: null,
  },
};

const READING = 'what somebody has read; nobody else sees it';
const DEVICES = 'devices and sign-ins of whoever asks; the sessions themselves are kept';
const WRITING = 'a message in the chat, which keeps its sender; until it is sent, nobody else sees it';
const TASTE = 'how the dashboard looks and sounds to whoever asks';

/** Calls that write nothing that a reader of the site log would search for. */
export const unlogged: Partial<Record<CallName, string>> = {
  'account.endSession': DEVICES,
  'account.logoutEverywhere': DEVICES,
  'auth.handOver': DEVICES,
  'auth.isAuthenticated': DEVICES,
  'auth.logout': DEVICES,
  'auth.saveUser': DEVICES,
  'push.subscribe': DEVICES,
  'user.setOnesignalToken': DEVICES,
  'user.removeOnesignalToken': DEVICES,
  'chatMessage.clearMessages': READING,
  'chatMessage.makeUnread': READING,
  'chatMessage.makeRead': READING,
  'chatMessage.restoreMessages': READING,
  'chatMessage.makeOrderRead': READING,
  'chatMessage.muteOrder': TASTE,
  'notification.clearNotifications': READING,
  'notification.restoreNotifications': READING,
  'notification.makeSeen': READING,
  'settings.saveAlerts': TASTE,
  'settings.saveAppearance': TASTE,
  'settings.saveLanguage': TASTE,
  'settings.saveShortcuts': TASTE,
  'settings.saveTour': TASTE,
  'scheduledMessage.schedule': WRITING,
  'scheduledMessage.change': WRITING,
  'scheduledMessage.sendNow': WRITING,
  'scheduledMessage.cancel': WRITING,
  'picture.upload': 'part of a message in the chat, which keeps its sender',
  'pageError.report': 'written down by the page, about itself; it is a log of its own',
};
