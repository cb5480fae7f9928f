import type { AlertEvent, AlertPush, AlertToast } from './alert-types.ts';

const sticky = true;

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

type Words = Pick<AlertToast, 'title' | 'text' | 'style'>;

function wordsOf(event: AlertEvent): Words {
  switch (event.name) {
    case 'orderNotification':
      return event.payload.type === 'Pause'
        ? { title: 'Pause', text: `Order ${event.payload.id} has been paused`, style: 'error' }
        : { title: 'Unpause', text: 'has been unpaused', style: 'success' };
    case 'newOrder': {
      const { purchase, platform, server } = event.payload;
      return { title: 'New order', text: `${purchase}${place(platform, server)}`, style: 'info' };
    }
    case 'newNotification':
      return { title: 'New notification', text: event.payload.message, style: 'error' };
    case 'newMessage':
      return { title: 'New message', text: `New message received on order ${event.payload.id}`, style: 'warning' };
  }
}

/** The toasts of SPEC §8, word for word. What was said of an order before is no longer so. */
export function toastOf(event: AlertEvent): AlertToast {
  const order = orderOf(event);
  return { ...wordsOf(event), sticky, tag: order === null ? null : `${event.name} ${order}` };
}

/** The same words for the device, where an unpause must name its order. A later push takes the place of one of its tag. */
export function pushOf(event: AlertEvent): AlertPush {
  const { title, text } = wordsOf(event);
  const order = orderOf(event);
  return {
    title,
    body: title === 'Unpause' ? `Order ${order} ${text}` : text,
    tag: `${event.name} ${order ?? event.payload.eventId}`,
    order,
  };
}
