import type { HandlersOf } from '../../contract/handlers.ts';
import type { PageErrorsService } from './page-errors.service.ts';

export const pageErrorsRoutes = (pageErrors: PageErrorsService): HandlersOf<'pageError'> => ({
  'pageError.report': ({ actor }, fault) => pageErrors.report(actor, fault),
});
