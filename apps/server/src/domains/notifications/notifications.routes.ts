import type { HandlersOf } from '../../http/handler-types.ts';
import type { NotificationsService } from './notifications.service.ts';

const done = { ok: true } as const;

export const notificationsRoutes = (notifications: NotificationsService): HandlersOf<'notification'> => ({
  'notification.getNotifications': ({ actor, language }, { before }) => notifications.list(actor, { before, language }),
  'notification.clearNotifications': async ({ actor }) => {
    await notifications.clear(actor);
    return done;
  },
  'notification.restoreNotifications': async ({ actor }) => {
    await notifications.restore(actor);
    return done;
  },
  'notification.makeSeen': async ({ actor }) => {
    await notifications.makeSeen(actor);
    return done;
  },
});
