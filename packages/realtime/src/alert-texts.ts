import type { AlertEvent, AlertToast } from './alert-types.ts';

const sticky = true;

/** '[{platform} {server}]', or what there is of them; nothing where an order has neither. */
function place(platform: string | null, server: string | null): string {
  const known = [platform, server].filter((part) => part !== null && part !== '');
  return known.length > 0 ? ` [${known.join(' ')}]` : '';
}

/** The toasts of SPEC §8, word for word. */
export function toastOf(event: AlertEvent): AlertToast {
  switch (event.name) {
    case 'orderNotification':
      return event.payload.type === 'Pause'
        ? { title: 'Pause', text: `Order ${event.payload.id} has been paused`, style: 'error', sticky }
        : { title: 'Unpause', text: 'has been unpaused', style: 'success', sticky };
    case 'newOrder': {
      const { purchase, platform, server } = event.payload;
      return { title: 'New order', text: `${purchase}${place(platform, server)}`, style: 'info', sticky };
    }
    case 'newNotification':
      return { title: 'New notification', text: event.payload.message, style: 'error', sticky };
    case 'newMessage':
      return {
        title: 'New message',
        text: `New message received on order ${event.payload.id}`,
        style: 'warning',
        sticky,
      };
  }
}
