import type { HandlersOf } from '../../http/handler-types.ts';
import type { ContentService } from './content.service.ts';

export const contentRoutes = (content: ContentService): HandlersOf<'contentPage'> => ({
  'contentPage.get': (_, { slug }) => content.page(slug),
  'contentPage.save': (context, wanted) => content.save(context, wanted),
});
