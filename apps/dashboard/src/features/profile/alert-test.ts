import type { Actor } from '@boostdesk/auth';
import type { AlertDecision, AlertEvent, AlertSound, AlertToast } from '@boostdesk/realtime/alerts';
import type { Store } from '../../core/services.ts';
import { createAlertDispatcher } from '../../realtime/alert-dispatcher.ts';
import { createSequenceGuard } from '../../realtime/sequence-guard.ts';
import { hasPushToken } from '../../session/logout.ts';
import { actorAtom } from '../../session/session-atoms.ts';

/** The five kinds of SPEC §6, and a poke. A pause and its end share one setting. */
export const testedKinds = ['newMessage', 'newOrder', 'newNotification', 'poke', 'pause', 'unpause'] as const;
export type TestedKind = (typeof testedKinds)[number];

export interface AlertTestDeps {
  readonly store: Store;
  readonly message: string;
  readonly show: (toast: AlertToast) => void;
  /** Volume 0 to 1. */
  readonly play: (sound: AlertSound, volume: number) => void;
  readonly now: () => Date;
}

/** Not an existing order: ids begin at 10 001. */
const ORDER = 1;
/** Any game of the booster. */
const ANY_GAME = 1;

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
    case 'poke':
      return { name: 'poke', payload: { ...common, id: ORDER, by: { id: id + 1, name: 'Mina' } } };
    case 'pause':
      return { name: 'orderNotification', payload: { ...common, id: ORDER, type: 'Pause' } };
    case 'unpause':
      return { name: 'orderNotification', payload: { ...common, id: ORDER, type: 'Unpause' } };
  }
}

/** Shows and plays a sample event by the usual rules. Returns the verdict with its reasons. */
export function testAlert(kind: TestedKind, { store, message, show, play, now }: AlertTestDeps): AlertDecision | null {
  let result: AlertDecision | null = null;
  const alerts = createAlertDispatcher({
    store,
    // A separate guard, so that samples and real events do not replace each other.
    sequenceGuard: createSequenceGuard(),
    viewing: () => new Set(),
    isOnScreen: () => true,
    show: (toast) => show({ ...toast, tag: `test ${kind}` }),
    close: () => undefined,
    play,
    now,
    isPushOn: hasPushToken,
    record: (_, verdict) => {
      result = verdict;
    },
  });
  alerts.dispatch(sampleOf(kind, store.get(actorAtom), message));
  return result;
}
