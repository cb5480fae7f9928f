// Buttons about an order without a form, whose call the server does not have.
import type { OrderView } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { onTestFinished, test } from 'vitest';
import { ScheduledMessages } from '../features/order/chat/scheduled/scheduled-messages.tsx';
import { SendLater } from '../features/order/chat/scheduled/send-later.tsx';
import { EvidenceButton } from '../features/order/components/evidence-button.tsx';
import { FavoriteCard } from '../features/order/components/favorite-card.tsx';
import { ProgressCard } from '../features/order/components/progress-card.tsx';
import { GuideCard } from '../features/order/guide/guide-card.tsx';
import { PlayCard } from '../features/order/play/play-card.tsx';
import { SessionsCard as PlaySessionsCard } from '../features/order/sessions/sessions-card.tsx';
import { SmallWindow } from '../shell/small-window/small-window.tsx';
import { expectMissingInPlace, KAITO, MINA, type Place } from '../testing/missing-in-place.tsx';
import { orderView } from '../testing/order-view.ts';

const AT = '2026-11-20T12:00:00.000Z';
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const nothing = () => undefined;

const orderOf = (changes: Partial<OrderView> = {}) =>
  orderView(9, { status: ORDER_STATUS.processing, customer: MINA, booster: KAITO, ...changes });
const matches = { kind: 'count', unit: 'matches', done: 3, target: 10, percent: 30 } as const;
const playing = orderOf({ progress: matches });
const paused = orderOf({ progress: matches, status: ORDER_STATUS.paused });

const playState = {
  playingUntil: null,
  availability: null,
  poke: null,
  sessions: { sessions: [], zones: { customer: null, booster: null }, others: [] },
};
const playWith = (state: object) => ({ play: { get: () => ({ ...playState, ...state }) } });
const sessionIn = (state: 'proposed' | 'accepted') => {
  const session = {
    id: 1,
    order: 9,
    start: inHours(24),
    end: inHours(26),
    state,
    proposer: { id: MINA.id, name: MINA.name },
    revision: 1,
  };
  return playWith({ sessions: { ...playState.sessions, sessions: [session] } });
};

const guide = {
  version: 1,
  writtenAt: AT,
  deliveredAt: null,
  text: 'Ward the river.',
  pictures: [],
  writer: KAITO,
  versions: [{ version: 1, writtenAt: AT, deliveredAt: null }],
};
const waiting = { id: 3, order: 9, text: 'Good morning', sendAt: inHours(10) };
const waitingMessages = { scheduledMessage: { getWaiting: () => ({ messages: [waiting] }) } };

const places: Readonly<Record<string, () => Place>> = {
  'preferring the booster of an order': () => ({
    node: <FavoriteCard order={orderOf({ status: ORDER_STATUS.complete })} />,
    role: ROLE.customer,
    missing: 'favorite.add',
    presses: ['Add Kaito to preferred boosters'],
  }),
  'downloading the evidence of a dispute': () => ({
    node: <EvidenceButton order={9} />,
    role: ROLE.admin,
    missing: 'dispute.exportEvidence',
    presses: ['Download evidence'],
  }),
  'logging progress': () => ({
    node: <ProgressCard order={playing} />,
    role: ROLE.booster,
    missing: 'order.stepProgress',
    presses: ['Win'],
  }),
  'sending a waiting message now': () => ({
    node: <ScheduledMessages order={9} count={1} find={() => []} />,
    role: ROLE.customer,
    answers: waitingMessages,
    missing: 'scheduledMessage.sendNow',
    presses: ['1 message waiting', 'Send now'],
  }),
  'cancelling a waiting message': () => ({
    node: <ScheduledMessages order={9} count={1} find={() => []} />,
    role: ROLE.customer,
    answers: waitingMessages,
    missing: 'scheduledMessage.cancel',
    presses: ['1 message waiting', 'Cancel message', 'Cancel message'],
  }),
  'scheduling a message': () => ({
    node: (
      <SendLater
        order={9}
        text="Good morning"
        hasMore={false}
        guard={{ ask: nothing, find: () => [] }}
        check={(_, schedule) => schedule(false)}
        onPending={nothing}
        onScheduled={nothing}
      />
    ),
    role: ROLE.customer,
    missing: 'scheduledMessage.schedule',
    presses: ['Schedule message', 'In 1 hour'],
  }),
  'accepting a play session': () => ({
    node: <PlaySessionsCard order={playing} />,
    role: ROLE.booster,
    answers: sessionIn('proposed'),
    missing: 'playSession.answer',
    presses: ['Accept'],
  }),
  'downloading a play session': () => ({
    node: <PlaySessionsCard order={playing} />,
    role: ROLE.booster,
    answers: sessionIn('accepted'),
    missing: 'playSession.getFile',
    presses: ['Calendar file'],
  }),
  'asking the booster for a sign of life': () => ({
    node: <PlayCard order={playing} />,
    role: ROLE.customer,
    answers: playWith({ poke: { allowedAt: inHours(-1), lastAt: null } }),
    missing: 'play.poke',
    presses: ['Ask for a sign of life'],
  }),
  'starting to play': () => ({
    node: <PlayCard order={playing} />,
    role: ROLE.booster,
    answers: playWith({}),
    missing: 'play.setPlaying',
    presses: ['Start playing'],
  }),
  'delivering a guide': () => ({
    node: <GuideCard order={orderOf({ serviceId: 14 })} />,
    role: ROLE.booster,
    answers: { auth: { canViewGuides: () => ({ allowed: true }) }, guide: { get: () => ({ guide }) } },
    missing: 'guide.deliver',
    presses: ['Deliver to customer'],
  }),
};

test.each(Object.entries(places))('%s says in its place that the server does not have it', (_, place) =>
  expectMissingInPlace(place()),
);

test.each([
  ['Pause', playing, 'order.pause'],
  ['Unpause', paused, 'order.unpause'],
  ['Start playing', playing, 'play.setPlaying'],
])('%s in the small window says there that the server does not have it', async (name, order, missing) => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const small = frame.contentWindow as Window;
  small.close = nothing;
  const answers = {
    auth: { canViewOrder: () => ({ allowed: true }) },
    chatMessage: { getMessageList: () => ({ unreadMsg: [], allMsg: [] }) },
    order: { get: () => ({ order }) },
    ...playWith({}),
  };
  const node = <SmallWindow order={9} window={small} />;
  await expectMissingInPlace({ node, role: ROLE.booster, answers, missing, presses: [name] }, small.document);
});
