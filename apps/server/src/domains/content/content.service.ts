import type { ContentPage } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { changedLines } from './changed-lines.ts';
import { createContentRepository } from './content.repository.ts';

export interface ContentDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly siteLog: Pick<SiteLogService, 'record'>;
}

type Slug = ContentPage['slug'];

/** Rules and FAQ. */
export function createContentService({ db, write, clock, siteLog }: ContentDeps) {
  const repository = createContentRepository();

  async function newest(from: Db | Tx, slug: Slug): Promise<ContentPage> {
    const row = await repository.newest(from, slug);
    if (row === undefined) return { slug, text: '', version: 0, writer: null, writtenAt: null };
    const { id, name, image } = row;
    return {
      slug,
      text: row.text,
      version: row.version,
      writer: id === null || name === null ? null : { id, name, image },
      writtenAt: row.written_at.toISOString(),
    };
  }

  return {
    page: async (slug: Slug) => ({ page: await newest(db, slug) }),

    /**
     * Saving the current text again does nothing.
     * @throws HttpError `conflict` when another version was saved meanwhile
     */
    save: ({ actor }: { readonly actor: Actor }, wanted: { slug: Slug; text: string; version: number }) =>
      write(null, async (tx) => {
        const { slug, text } = wanted;
        const was = await newest(tx, slug);
        if (was.text === text) return { page: was };
        const version = was.version + 1;
        const row = { slug, text, version, writer: actor.id, at: clock() };
        if (was.version !== wanted.version || !(await repository.insert(tx, row))) throw new HttpError('conflict');
        const changed = changedLines(was.text, text);
        await siteLog.record(tx, {
          actor,
          action: 'contentPage.edit',
          object: { kind: 'page', id: slug },
          before: { version: was.version, text: changed.before },
          after: { version, text: changed.after },
        });
        return { page: await newest(tx, slug) };
      }),
  };
}

export type ContentService = ReturnType<typeof createContentService>;
