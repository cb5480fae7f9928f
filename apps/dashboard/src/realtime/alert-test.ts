import type { Actor } from '@boostdesk/auth';
import type { AlertEvent, AlertSound, AlertToast, AlertVerdict } from '@boostdesk/realtime/alerts';
import type { Store } from '../core/services.ts';
import { hasPushToken } from '../session/logout.ts';
import { actorAtom } from '../session/session-atoms.ts';
import { createAlertCentre } from './alert-centre.ts';
import { createLatest } from './latest.ts';

/** The five that alert (SPEC §6): a pause and its end are one kind with one choice. */
export const testedKinds = ['newMessage', 'newOrder', 'newNotification', 'pause', 'unpause'] as const;
/** One of them. */
export type TestedKind = (typeof testedKinds)[number];

export interface AlertTestDeps {
  readonly store: Store;
  /** What a notification says that tells nothing. */
  readonly message: string;
  readonly show: (toast: AlertToast) => void;
  /** Volume 0 to 1. */
  readonly play: (sound: AlertSound, volume: number) => void;
  readonly now: () => Date;
}

/** Reads like an order's, and no order has it: those begin at 10 001. */
const ORDER = 1;
/** Any game will do for whoever boosts all of them. */
const ANY_GAME = 1;

/** One as it would come to this user. */
function sampleOf(kind: TestedKind, { id, employee = null }: Actor, message: string): AlertEvent {
  const common = { eventId: `test-${kind}`, seq: null };
  switch (kind) {
    case 'newMessage':
      return { name: 'newMessage', payload: { ...common, to: id, id: ORDER } };
    case 'newNotification':
      return { name: 'newNotification', payload: { ...common, users: [id], message } };
    case 'newOrder': {
      const [game = ANY_GAME] = employee?.games ?? [];
      const [platform = null] = employee?.platforms ?? [];
      const purchase = 'League boosting, Gold IV to Platinum IV';
      return { name: 'newOrder', payload: { ...common, id: ORDER, game, platform, server: null, purchase } };
    }
    case 'pause':
      return { name: 'orderNotification', payload: { ...common, id: ORDER, type: 'Pause' } };
    case 'unpause':
      return { name: 'orderNotification', payload: { ...common, id: ORDER, type: 'Unpause' } };
  }
}

/** Has one of a kind shown and heard by the rules that count for every event; the verdict says what came of it, and why. */
export function testAlert(kind: TestedKind, { store, message, show, play, now }: AlertTestDeps): AlertVerdict | null {
  let told: AlertVerdict | null = null;
  const alerts = createAlertCentre({
    store,
    // Nothing real is overtaken by it, and it by nothing real.
    latest: createLatest(),
    viewing: () => new Set(),
    isOnScreen: () => true,
    show: (toast) => show({ ...toast, tag: `test ${kind}` }),
    close: () => undefined,
    play,
    now,
    isPushOn: hasPushToken,
    tell: (_, verdict) => {
      told = verdict;
    },
  });
  alerts.consider(sampleOf(kind, store.get(actorAtom), message));
  return told;
}
