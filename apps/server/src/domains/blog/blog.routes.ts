import type { HandlersOf } from '../../http/handler-types.ts';
import type { BlogService } from './blog.service.ts';

export const blogRoutes = (blog: BlogService): HandlersOf<'news'> => ({
  'news.getNewest': () => blog.newest(),
});
