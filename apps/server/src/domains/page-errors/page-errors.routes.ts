import type { HandlersOf } from '../../http/handler-types.ts';
import type { PageErrorsService } from './page-errors.service.ts';

export const pageErrorsRoutes = (pageErrors: PageErrorsService): HandlersOf<'pageError'> => ({
  'pageError.report': ({ actor }, fault) => pageErrors.report(actor, fault),
});
