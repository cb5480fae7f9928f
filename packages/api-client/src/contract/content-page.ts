import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Instant, int, Person, text } from './shapes.ts';

/** The pages whose text admins write; also their addresses in the dashboard. */
export const contentSlugs = ['rules', 'faq'] as const;
/** UTF-16 code units that such a text may have. */
export const CONTENT_MAX = 40_000;

const Slug = z.enum(contentSlugs);

/** A page as it stands. Version 0 was never written: its text is empty. */
export const ContentPage = z.strictObject({
  slug: Slug,
  /** CommonMark. */
  text: z.string(),
  version: z.int(),
  /** Null before the first version, and for one that came with the installation. */
  writer: z.nullable(Person),
  writtenAt: z.nullable(Instant),
});

/** Rules and FAQ: pages in Markdown, of which every version is kept. */
export const contentPage = {
  get: defineCall({
    name: 'contentPage.get',
    method: 'POST',
    path: '/contentPage/get',
    summary: 'Returns the latest version of a page.',
    source: 'Boostdesk',
    right: 'contentPage.view',
    kind: 'read',
    request: z.strictObject({ slug: Slug }),
    answer: z.strictObject({ page: ContentPage }),
    errors: [],
  }),
  save: defineCall({
    name: 'contentPage.save',
    method: 'POST',
    path: '/contentPage/save',
    summary: 'Saves the next version of a page. Conflicts if someone else saved one in the meantime.',
    source: 'Boostdesk',
    right: 'contentPage.edit',
    kind: 'write',
    request: z.strictObject({
      slug: Slug,
      text: text(0, CONTENT_MAX),
      /** The version that the text was made from. */
      version: int(0),
    }),
    answer: z.strictObject({ page: ContentPage }),
    errors: ['conflict'],
  }),
};
