import { type Actor, isStaff } from '@boostdesk/auth';
import type { AlertEvent, AlertName, AlertPush, AlertToast, Say } from './alert-types.ts';

const sticky = true;

/** SPEC §8, word for word; what stands in braces is a value. Whoever speaks another language has these as the names of its own texts. */
const TEXTS = {
  pause: 'Pause',
  paused: 'Order {order} has been paused',
  unpause: 'Unpause',
  unpaused: 'has been unpaused',
  unpausedOrder: 'Order {order} has been unpaused',
  newOrder: 'New order',
  newNotification: 'New notification',
  newMessage: 'New message',
  message: 'New message received on order {order}',
} as const;

type Values = Readonly<Record<string, string | number>>;
type Text = (name: keyof typeof TEXTS, values?: Values) => string;

const inEnglish = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

const textIn =
  (say: Say | undefined): Text =>
  (name, values = {}) =>
    say?.(TEXTS[name], values) ?? inEnglish(TEXTS[name], values);

/** '[{platform} {server}]', or what there is of them; nothing where an order has neither. */
function place(platform: string | null, server: string | null): string {
  const known = [platform, server].filter((part) => part !== null && part !== '');
  return known.length > 0 ? ` [${known.join(' ')}]` : '';
}

/** The order that an event speaks of, if any. */
export function orderOf({ payload }: AlertEvent): number | null {
  if ('id' in payload) return payload.id;
  return payload.order ?? null;
}

/**
 * The order that an event may lead this user to, if any. All boosters who listen to pauses hear of everybody's, as a copy without a
 * number of their own; of those staff alone may open the order (SPEC §6).
 */
export function orderToOpen(event: AlertEvent, user: Pick<Actor, 'role'>): number | null {
  const isCopy = event.name === 'orderNotification' && event.payload.seq === null;
  return isCopy && !isStaff(user) ? null : orderOf(event);
}

/** Toasts of one tag take each other's place. */
export const tagOf = (name: AlertName, order: number): string => `${name} ${order}`;

type Words = Pick<AlertToast, 'title' | 'text' | 'style'>;

function wordsOf(event: AlertEvent, text: Text): Words {
  switch (event.name) {
    case 'orderNotification':
      return event.payload.type === 'Pause'
        ? { title: text('pause'), text: text('paused', { order: event.payload.id }), style: 'error' }
        : { title: text('unpause'), text: text('unpaused'), style: 'success' };
    case 'newOrder': {
      const { purchase, platform, server } = event.payload;
      return { title: text('newOrder'), text: `${purchase}${place(platform, server)}`, style: 'info' };
    }
    case 'newNotification':
      return { title: text('newNotification'), text: event.payload.message, style: 'error' };
    case 'newMessage':
      return { title: text('newMessage'), text: text('message', { order: event.payload.id }), style: 'warning' };
  }
}

/** The toasts of SPEC §8. What was said of an order before is no longer so. */
export function toastOf(event: AlertEvent, say: Say | undefined): AlertToast {
  const order = orderOf(event);
  return { ...wordsOf(event, textIn(say)), sticky, tag: order === null ? null : tagOf(event.name, order) };
}

const isUnpause = (event: AlertEvent): boolean =>
  event.name === 'orderNotification' && event.payload.type === 'Unpause';

/** The same words for the device, where an unpause must name its order. A later push takes the place of one of its tag. */
export function pushOf(event: AlertEvent, say: Say | undefined): AlertPush {
  const words = textIn(say);
  const { title, text } = wordsOf(event, words);
  const order = orderOf(event);
  return {
    title,
    body: isUnpause(event) && order !== null ? words('unpausedOrder', { order }) : text,
    tag: `${event.name} ${order ?? event.payload.eventId}`,
    order,
  };
}
