import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Empty, Id, Instant, line, Person, text } from '../shapes.ts';
import { defineArea, Version, withCreate, withRemove, withUpdate } from './define-area.ts';

/** In UTF-16 code units. */
export const POST_MAX = 10_000;

const fields = {
  title: line(3, 120),
  /** CommonMark. */
  text: text(1, POST_MAX),
  /** False for a draft. */
  published: z.boolean(),
} as const;

/** Blog posts and drafts. */
export const blog = /* @__PURE__ */ withRemove(
  /* @__PURE__ */ withCreate(
    /* @__PURE__ */ withUpdate(
      /* @__PURE__ */ defineArea({
        name: 'blog',
        description: 'blog posts',
        right: 'blog.list',
        row: {
          version: Version,
          ...fields,
          title: z.string(),
          text: z.string(),
          writer: Person,
          createdAt: Instant,
          /** Null for a draft. */
          publishedAt: z.nullable(Instant),
        },
        filters: { published: z.boolean() },
        sorts: ['id', 'title'],
      }),
      { right: 'blog.edit', fields },
    ),
    { right: 'blog.create', fields },
  ),
  { right: 'blog.remove' },
);

/** Public calls of the blog. */
export const news = {
  getNewest: defineCall({
    name: 'news.getNewest',
    method: 'POST',
    path: '/news/getNewest',
    summary: 'Returns the latest published posts in full.',
    source: 'Boostdesk',
    right: 'public',
    kind: 'read',
    request: Empty,
    response: z.array(z.strictObject({ id: Id, title: z.string(), text: z.string(), publishedAt: Instant })),
    errors: [],
  }),
};
