import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Empty, Id, Instant, line, Person, text } from '../shapes.ts';
import { withCreate, withRemove, withUpdate } from './area-writes.ts';
import { defineArea, Version } from './define-area.ts';

/** In UTF-16 code units. */
export const POST_MAX = 10_000;

const fields = {
  /** Title, 3 to 120 characters. */
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
        right: 'blog.list',
        row: {
          /** Number of changes so far; an update sends it back. */
          version: Version,
          ...fields,
          /** Title, 3 to 120 characters. */
          title: z.string(),
          /** The text in Markdown. */
          text: z.string(),
          /** Who wrote it. */
          writer: Person,
          /** When it was created. */
          createdAt: Instant,
          /** Null for a draft. */
          publishedAt: z.nullable(Instant),
        },
        filters: {
          /** Only published posts, or only drafts. */
          published: z.boolean(),
        },
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
  /**
   * Returns the latest published posts in full.
   * @example await client.news.getNewest();
   */
  getNewest: defineCall({
    name: 'news.getNewest',
    method: 'POST',
    path: '/news/getNewest',
    source: 'Boostdesk',
    right: 'public',
    kind: 'read',
    request: Empty,
    response: z.array(
      z.strictObject({
        /** Post ID. */
        id: Id,
        /** Title, 3 to 120 characters. */
        title: z.string(),
        /** The text in Markdown. */
        text: z.string(),
        /** When it was published. */
        publishedAt: Instant,
      }),
    ),
    errors: [],
  }),
};
