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
  /** Page: `rules` or `faq`. */
  slug: Slug,
  /** CommonMark. */
  text: z.string(),
  /** Version number; 0 is empty. */
  version: z.int(),
  /** Null for version 0 and preinstalled texts. */
  writer: z.nullable(Person),
  /** When the version was saved; null for version 0. */
  writtenAt: z.nullable(Instant),
});

/** Calls of content pages (Rules, FAQ) and their versions. */
export const contentPage = {
  /**
   * Returns the latest version of a page.
   * @example await client.contentPage.get({ slug: 'faq' });
   */
  get: defineCall({
    name: 'contentPage.get',
    method: 'POST',
    path: '/contentPage/get',
    source: 'Boostdesk',
    right: 'contentPage.view',
    kind: 'read',
    request: z.strictObject({
      /** Page: `rules` or `faq`. */
      slug: Slug,
    }),
    response: z.strictObject({
      /** The page. */
      page: ContentPage,
    }),
    errors: [],
  }),
  /**
   * Saves the next version of a page. Conflicts if someone else saved one in the meantime.
   * @throws ApiError with `conflict`
   * @example await client.contentPage.save({ slug: 'rules', text: 'Thank you, that was fast and friendly.', version: 1 });
   */
  save: defineCall({
    name: 'contentPage.save',
    method: 'POST',
    path: '/contentPage/save',
    source: 'Boostdesk',
    right: 'contentPage.edit',
    kind: 'write',
    request: z.strictObject({
      /** Page: `rules` or `faq`. */
      slug: Slug,
      /** The text in Markdown. */
      text: text(0, CONTENT_MAX),
      /** The version edited. */
      version: int(0),
    }),
    response: z.strictObject({
      /** The page. */
      page: ContentPage,
    }),
    errors: ['conflict'],
  }),
};
