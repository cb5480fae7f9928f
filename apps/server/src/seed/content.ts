import { contentSlugs } from '@boostdesk/api-client/contract';
import type { Db } from '../db/index.ts';
import { contentTexts } from './content.data.ts';

export async function seedContent(db: Db, now: Date): Promise<void> {
  const rows = contentSlugs.map((slug) => ({ slug, version: 1, text: contentTexts[slug].trim(), written_at: now }));
  await db.insertInto('content_pages').values(rows).execute();
}
