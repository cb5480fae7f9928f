import { isAnonymous } from '@boostdesk/auth';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { translateOrUndefined } from '@boostdesk/i18n/translate';
import {
  type AlertDecision,
  type AlertEvent,
  type AlertSound,
  type AlertToast,
  alertFor,
  isQuiet,
  orderOf,
  orderToOpen,
  tagOf,
} from '@boostdesk/realtime/alerts';
import type { Store } from '../core/services.ts';
import { alertChoiceAtom } from '../session/alert-choice.ts';
import { mutedOrdersAtom } from '../session/muted-orders.ts';
import { actorAtom } from '../session/session-atoms.ts';
import type { SequenceGuard } from './sequence-guard.ts';

/** Applies the alert rules of SPEC §6 to events, and shows and plays the result. */
export interface AlertDispatcher {
  readonly dispatch: (event: AlertEvent) => void;
  /** Records an event of an absence without an alert. */
  readonly recordMissed: (event: AlertEvent) => void;
  /** Closes the toast of an order that has left the board. */
  readonly dismissNewOrder: (order: number) => void;
}

export interface AlertDispatcherDeps {
  readonly store: Store;
  readonly sequenceGuard: SequenceGuard;
  /** Orders on the screen of any visible tab. */
  readonly viewing: () => ReadonlySet<number>;
  readonly isOnScreen: () => boolean;
  /** Shows a toast. `order` is null when that order is on the screen or the user may not open it; `event` is the event's id. */
  readonly show: (toast: AlertToast, order: number | null, event: string) => void;
  readonly close: (tag: string) => void;
  /** Volume 0 to 1. */
  readonly play: (sound: AlertSound, volume: number) => void;
  readonly now: () => Date;
  /** Whether this device receives the user's pushes. */
  readonly isPushOn: () => boolean;
  /** Records the verdict for the alerts page; null for a missed event. */
  readonly record?: (event: AlertEvent, verdict: AlertDecision | null) => void;
}

/** Any of these events ends a pause. */
const isUnpause = (event: AlertEvent): event is AlertEvent & { readonly name: 'orderNotification' } =>
  event.name === 'orderNotification' && event.payload.type === 'Unpause';

/** Whether a newer event of the same order has arrived before. Messages never replace each other. */
function isOvertaken(event: AlertEvent, { isOutOfOrder }: SequenceGuard): boolean {
  const order = orderOf(event);
  return order !== null && event.name !== 'newMessage' && isOutOfOrder(tagOf(event.name, order), event.payload.seq);
}

/** Translates the purchase, which the server writes in English. */
const withTranslatedPurchase = (event: AlertEvent): AlertEvent =>
  event.name === 'newOrder'
    ? { ...event, payload: { ...event.payload, purchase: purchaseLabel(event.payload.purchase) } }
    : event;

export const createAlertDispatcher = ({
  store,
  sequenceGuard,
  viewing,
  isOnScreen,
  show,
  close,
  play,
  now,
  isPushOn,
  record,
}: AlertDispatcherDeps): AlertDispatcher => ({
  recordMissed: (event) => {
    const hasNewer = isOvertaken(event, sequenceGuard);
    if (!hasNewer && isUnpause(event)) close(tagOf(event.name, event.payload.id));
    record?.(event, null);
  },
  dismissNewOrder: (order) => close(tagOf('newOrder', order)),
  dispatch: (event) => {
    const actor = store.get(actorAtom);
    if (isAnonymous(actor)) return;
    const { showNotifications, orderToasts, volume, wishes, quietHours } = store.get(alertChoiceAtom);
    const viewed = viewing();
    const order = orderToOpen(event, actor);
    const hasNewer = isOvertaken(event, sequenceGuard);
    const verdict = alertFor(withTranslatedPurchase(event), {
      user: actor,
      settings: {
        showNotifications,
        soundsOn: volume > 0,
        orderToasts,
        volume,
        // The server sends pushes by the same rules.
        pushOn: isPushOn(),
        wishes,
      },
      viewing: viewed,
      onScreen: isOnScreen(),
      overtaken: hasNewer,
      quiet: quietHours.isOn && isQuiet(quietHours, now()),
      muted: new Set(store.get(mutedOrdersAtom)),
      translate: translateOrUndefined,
    });
    record?.(event, verdict);
    // The end of a pause closes its toast even when it raises no alert itself.
    if (verdict.toast === null && !hasNewer && isUnpause(event)) close(tagOf(event.name, event.payload.id));
    const linkedOrder = order !== null && viewed.has(order) ? null : order;
    if (verdict.toast !== null) show(verdict.toast, linkedOrder, event.payload.eventId);
    if (verdict.sound !== null) play(verdict.sound, volume / 100);
  },
});
