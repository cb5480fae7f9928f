import { areaRoutes } from './areas.ts';
import type { Config } from './config.ts';
import { applicationsRoutes } from './domains/applications/applications.routes.ts';
import { authRoutes } from './domains/auth/auth.routes.ts';
import { demoAccounts } from './domains/auth/demo-accounts.ts';
import { blogRoutes } from './domains/blog/blog.routes.ts';
import { chatRoutes } from './domains/chat/chat.routes.ts';
import { scheduledRoutes } from './domains/chat/scheduled.routes.ts';
import { contentRoutes } from './domains/content/content.routes.ts';
import { couponsRoutes } from './domains/coupons/coupons.routes.ts';
import { eventsRoutes } from './domains/events/events.routes.ts';
import { feedbacksRoutes } from './domains/feedbacks/feedbacks.routes.ts';
import { giftsRoutes } from './domains/gifts/gifts.routes.ts';
import { limitsRoutes } from './domains/limits/limits.routes.ts';
import { moneyRoutes } from './domains/money/money.routes.ts';
import { notificationsRoutes } from './domains/notifications/notifications.routes.ts';
import { disputesRoutes } from './domains/orders/disputes.routes.ts';
import { guidesRoutes } from './domains/orders/guides.routes.ts';
import { ordersRoutes } from './domains/orders/orders.routes.ts';
import { playRoutes } from './domains/orders/play.routes.ts';
import { sessionsRoutes } from './domains/orders/sessions.routes.ts';
import { trackingRoutes } from './domains/orders/tracking.routes.ts';
import { pageErrorsRoutes } from './domains/page-errors/page-errors.routes.ts';
import { paymentsRoutes } from './domains/payments/payments.routes.ts';
import { picturesRoutes } from './domains/pictures/pictures.routes.ts';
import { pushRoutes } from './domains/push/push.routes.ts';
import { rankingsRoutes } from './domains/rankings/rankings.routes.ts';
import { searchRoutes } from './domains/search/search.routes.ts';
import { accountRoutes } from './domains/users/account.routes.ts';
import { availabilityRoutes } from './domains/users/availability.routes.ts';
import { favoritesRoutes } from './domains/users/favorites.routes.ts';
import { profileRoutes } from './domains/users/profile.routes.ts';
import { settingsRoutes } from './domains/users/settings.routes.ts';
import { usersRoutes } from './domains/users/users.routes.ts';
import type { Handlers } from './http/handler-types.ts';
import { officeRoutes } from './office.ts';
import type { LoginAttempts } from './plugins/rate-limiter.ts';
import type { Services } from './services.ts';

export const createHandlers = (
  services: Services,
  config: Config,
  { resetLoginAttempts }: LoginAttempts,
): Handlers => ({
  ...accountRoutes(services),
  ...applicationsRoutes(services.applications),
  ...areaRoutes(services),
  ...authRoutes({
    auth: services.auth,
    orders: services.orders,
    passwordLinks: services.passwordLinks,
    resetLoginAttempts,
    demoAccounts: config.demo ? demoAccounts : [],
  }),
  ...availabilityRoutes(services.availability),
  ...blogRoutes(services.blog),
  ...chatRoutes(services),
  ...contentRoutes(services.content),
  ...couponsRoutes(services.coupons),
  ...disputesRoutes(services.orders.disputes, services.orders.evidence),
  ...guidesRoutes(services.orders.guides),
  ...playRoutes(services.orders.play, services.orders.sessions),
  ...sessionsRoutes(services.orders.sessions),
  ...eventsRoutes(services.events),
  ...favoritesRoutes(services.favorites),
  ...feedbacksRoutes(services.feedbacks),
  ...giftsRoutes(services.gifts),
  ...limitsRoutes(services.limits),
  ...moneyRoutes(services),
  ...notificationsRoutes(services.notifications),
  ...officeRoutes(services),
  ...pageErrorsRoutes(services.pageErrors),
  ...paymentsRoutes(services.payments),
  ...ordersRoutes(services.orders),
  ...picturesRoutes(services.pictures),
  ...profileRoutes(services),
  ...pushRoutes(services.push),
  ...rankingsRoutes(services.rankings),
  ...scheduledRoutes(services.scheduled),
  ...searchRoutes(services.search),
  ...settingsRoutes(services.settings),
  ...trackingRoutes(services.tracking),
  ...usersRoutes(services),
});
