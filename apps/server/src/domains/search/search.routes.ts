import type { HandlersOf } from '../../contract/handlers.ts';
import type { SearchService } from './search.service.ts';

export const searchRoutes = (search: SearchService): HandlersOf<'search'> => ({
  'search.dashboardSearch': ({ actor }, { searchFilter }) => search.orders(actor, searchFilter),
});
