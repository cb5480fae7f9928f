import type { Config } from './config.ts';
import type { Handlers } from './contract/handlers.ts';
import { authRoutes } from './domains/auth/auth.routes.ts';
import { demoAccounts } from './domains/auth/demo-accounts.ts';
import { eventsRoutes } from './domains/events/events.routes.ts';
import { siteLogRoutes } from './domains/site-log/site-log.routes.ts';
import type { Services } from './services.ts';

/** A handler for every call of the contract: one that is missing does not compile. */
export const handlersOf = (services: Services, config: Config): Handlers => ({
  ...authRoutes({
    auth: services.auth,
    subjects: services.subjects,
    demoAccounts: config.demo ? demoAccounts : [],
  }),
  ...eventsRoutes(services.events),
  ...siteLogRoutes(services.siteLog),
});
