import type { AreaAddition, AreaChange, AreaRemoval } from '../../areas/area-handlers.ts';
import type { Db } from '../../db/index.ts';
import { createBlogRepository, type PostFields } from './blog.repository.ts';

export interface BlogDeps {
  readonly db: Db;
  readonly clock: () => Date;
}

/** docs/product.md, Blog and content pages. */
export function createBlogService({ db, clock }: BlogDeps) {
  const blog = createBlogRepository();
  const change: AreaChange<PostFields> = {
    action: 'blog.edit',
    lock: blog.lock,
    save: (tx, id, fields) => blog.save(tx, id, fields, clock()),
  };
  const addition: AreaAddition<PostFields> = {
    action: 'blog.create',
    insert: (tx, fields, actor) => blog.insert(tx, fields, { user: actor.id, at: clock() }),
  };
  const removal: AreaRemoval<PostFields> = { action: 'blog.remove', lock: blog.lock, remove: blog.remove };
  return { area: { change, addition, removal }, newest: () => blog.newest(db) };
}

export type BlogService = ReturnType<typeof createBlogService>;
