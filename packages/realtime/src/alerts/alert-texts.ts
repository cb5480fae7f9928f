import { type Actor, isStaff } from '@boostdesk/auth';
import type { AlertEvent, AlertName, AlertPush, AlertToast, Translate } from './alert-types.ts';

const sticky = true;

/** Verbatim from SPEC §8, except those of a poke; also translation keys. */
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
  poke: 'Sign of life',
  poked: '{by} asks for a sign of life on order {order}',
} as const;

type Values = Readonly<Record<string, string | number>>;
type Text = (name: keyof typeof TEXTS, values?: Values) => string;

const formatEnglish = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

const createText =
  (translate: Translate | undefined): Text =>
  (name, values = {}) =>
    translate?.(TEXTS[name], values) ?? formatEnglish(TEXTS[name], values);

function place(platform: string | null, server: string | null): string {
  const known = [platform, server].map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return known.length > 0 ? ` [${known.join(' ')}]` : '';
}

/** Order of an event, if any. */
export function orderOf({ payload }: AlertEvent): number | null {
  if ('id' in payload) return payload.id;
  return payload.order ?? null;
}

/**
 * Order that an event links to. The order room carries pauses of all orders, without `seq`; only staff may open
 * those.
 */
export function orderToOpen(event: AlertEvent, user: Pick<Actor, 'role'>): number | null {
  const isCopy = event.name === 'orderNotification' && event.payload.seq === null;
  return isCopy && !isStaff(user) ? null : orderOf(event);
}

/** Replaces toasts with the same tag. */
export const tagOf = (name: AlertName, order: number): string => `${name} ${order}`;

type ToastTexts = Pick<AlertToast, 'title' | 'text' | 'style'>;

function toastTexts(event: AlertEvent, text: Text): ToastTexts {
  switch (event.name) {
    case 'orderNotification':
      return event.payload.type === 'Pause'
        ? { title: text('pause'), text: text('paused', { order: event.payload.id }), style: 'error' }
        : { title: text('unpause'), text: text('unpaused'), style: 'success' };
    case 'newOrder': {
      const { purchase, platform, server } = event.payload;
      return { title: text('newOrder'), text: `${purchase}${place(platform, server)}`, style: 'info' };
    }
    case 'poke': {
      const { by, id } = event.payload;
      return { title: text('poke'), text: text('poked', { by: by.name, order: id }), style: 'warning' };
    }
    case 'newNotification':
      return { title: text('newNotification'), text: event.payload.message, style: 'error' };
    case 'newMessage':
      return { title: text('newMessage'), text: text('message', { order: event.payload.id }), style: 'warning' };
  }
}

/** Pop-up of an event. */
export function toastOf(event: AlertEvent, translate: Translate | undefined): AlertToast {
  const order = orderOf(event);
  return { ...toastTexts(event, createText(translate)), sticky, tag: order === null ? null : tagOf(event.name, order) };
}

const isUnpause = (event: AlertEvent): boolean =>
  event.name === 'orderNotification' && event.payload.type === 'Unpause';

/** Unlike its toast, the push of an unpause names the order. */
export function pushOf(event: AlertEvent, translate: Translate | undefined): AlertPush {
  const textOf = createText(translate);
  const { title, text } = toastTexts(event, textOf);
  const order = orderOf(event);
  return {
    title,
    body: isUnpause(event) && order !== null ? textOf('unpausedOrder', { order }) : text,
    tag: `${event.name} ${order ?? event.payload.eventId}`,
    order,
  };
}
