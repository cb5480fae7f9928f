import { isAnonymous } from '@boostdesk/auth';
import { boughtWords } from '@boostdesk/i18n/bought-words';
import { translated } from '@boostdesk/i18n/translate';
import {
  type AlertEvent,
  type AlertSound,
  type AlertToast,
  type AlertVerdict,
  alertFor,
  isQuiet,
  orderOf,
  orderToOpen,
  tagOf,
} from '@boostdesk/realtime/alerts';
import type { Store } from '../core/services.ts';
import { alertChoiceAtom } from '../session/alert-choice.ts';
import { actorAtom } from '../session/session-atoms.ts';
import type { Latest } from './latest.ts';

/** Decides by the rules of SPEC §6 what an event is worth, and has it shown and heard. */
export interface AlertCentre {
  readonly consider: (event: AlertEvent) => void;
  /** It happened while this browser was away: nothing is shown, and that is told. */
  readonly missed: (event: AlertEvent) => void;
  /** An order has left the board: what called to it is no longer so. */
  readonly offBoard: (order: number) => void;
}

export interface AlertCentreDeps {
  readonly store: Store;
  readonly latest: Latest;
  /** Orders that the user looks at in any visible tab. */
  readonly viewing: () => ReadonlySet<number>;
  /** Any tab is visible. */
  readonly isOnScreen: () => boolean;
  /** With the order that it leads to (none where that one is on the screen already, or not theirs to open) and the event's id. */
  readonly show: (toast: AlertToast, order: number | null, event: string) => void;
  /** Closes what is shown or waits of that tag. */
  readonly close: (tag: string) => void;
  /** Volume 0 to 1. */
  readonly play: (sound: AlertSound, volume: number) => void;
  readonly now: () => Date;
  /** Pushes of this user come to this device. */
  readonly isPushOn: () => boolean;
  /** What was decided, or null where nothing was: the page of alerts tells it. */
  readonly tell?: (event: AlertEvent, verdict: AlertVerdict | null) => void;
}

/** A pause ends with it, whoever ended it. */
const isOver = (event: AlertEvent): event is AlertEvent & { readonly name: 'orderNotification' } =>
  event.name === 'orderNotification' && event.payload.type === 'Unpause';

/** Takes note of an event: whether something newer was told of the same order before. Each message is one more, and says nothing of the others. */
function noteEvent(event: AlertEvent, { noteLate }: Latest): boolean {
  const order = orderOf(event);
  return order !== null && event.name !== 'newMessage' && noteLate(tagOf(event.name, order), event.payload.seq);
}

/** The server writes what was bought in English. */
const inWords = (event: AlertEvent): AlertEvent =>
  event.name === 'newOrder'
    ? { ...event, payload: { ...event.payload, purchase: boughtWords(event.payload.purchase) } }
    : event;

export const createAlertCentre = ({
  store,
  latest,
  viewing,
  isOnScreen,
  show,
  close,
  play,
  now,
  isPushOn,
  tell,
}: AlertCentreDeps): AlertCentre => ({
  missed: (event) => {
    const isLate = noteEvent(event, latest);
    if (!isLate && isOver(event)) close(tagOf(event.name, event.payload.id));
    tell?.(event, null);
  },
  offBoard: (order) => close(tagOf('newOrder', order)),
  consider: (event) => {
    const actor = store.get(actorAtom);
    if (isAnonymous(actor)) return;
    const { showNotifications, orderToasts, volume, wishes, quietHours } = store.get(alertChoiceAtom);
    const inSight = viewing();
    const order = orderToOpen(event, actor);
    const overtaken = noteEvent(event, latest);
    const verdict = alertFor(inWords(event), {
      user: actor,
      settings: {
        showNotifications,
        soundsOn: volume > 0,
        orderToasts,
        volume,
        // The server sends them, by the same rules.
        pushOn: isPushOn(),
        wishes,
      },
      viewing: inSight,
      onScreen: isOnScreen(),
      overtaken,
      quiet: quietHours.isOn && isQuiet(quietHours, now()),
      say: translated,
    });
    tell?.(event, verdict);
    // One's own, or unwanted: the pause that was told before is over all the same.
    if (verdict.toast === null && !overtaken && isOver(event)) close(tagOf(event.name, event.payload.id));
    const leadsTo = order !== null && inSight.has(order) ? null : order;
    if (verdict.toast !== null) show(verdict.toast, leadsTo, event.payload.eventId);
    if (verdict.sound !== null) play(verdict.sound, volume / 100);
  },
});
