import type { HandlersOf } from '../../http/handler-types.ts';
import type { GuidesService } from './guides.service.ts';

export const guidesRoutes = (guides: GuidesService): HandlersOf<'guide'> => ({
  'guide.get': (context, wanted) => guides.get(context, wanted),
  'guide.save': (context, draft) => guides.save(context, draft),
  'guide.deliver': (context, wanted) => guides.deliver(context, wanted),
});
