import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Instant, int, Person, text } from './shapes.ts';

/** Slugs, also the paths. */
export const contentSlugs = ['rules', 'faq'] as const;
/** In UTF-16 code units. */
export const CONTENT_MAX = 40_000;

const Slug = z.enum(contentSlugs);

/** Version 0 is empty. */
export const ContentPage = z.strictObject({
  slug: Slug,
  /** CommonMark. */
  text: z.string(),
  version: z.int(),
  /** Null for version 0 and preinstalled texts. */
  writer: z.nullable(Person),
  writtenAt: z.nullable(Instant),
});

/** Calls of content pages (Rules, FAQ) and their versions. */
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
    response: z.strictObject({ page: ContentPage }),
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
      /** The version edited. */
      version: int(0),
    }),
    response: z.strictObject({ page: ContentPage }),
    errors: ['conflict'],
  }),
};
