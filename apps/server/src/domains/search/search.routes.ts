import type { HandlersOf } from '../../http/handler-types.ts';
import type { SearchService } from './search.service.ts';

export const searchRoutes = (search: SearchService): HandlersOf<'search'> => ({
  'search.dashboardSearch': ({ actor }, { searchFilter }) => search.orders(actor, searchFilter),
});
