import type { HandlersOf } from '../../contract/handlers.ts';
import type { SiteLogService } from './site-log.service.ts';

export const siteLogRoutes = (siteLog: SiteLogService): HandlersOf<'siteLog'> => ({
  'siteLog.getList': (_, query) => siteLog.list(query),
});
