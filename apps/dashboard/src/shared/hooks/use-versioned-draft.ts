import type { ContentPage } from '@boostdesk/api-client/contract';
import * as z from 'zod/mini';
import { useLatest } from '../../core/use-latest.ts';
import { useDraft } from '../../shared/hooks/use-draft.ts';

/** Text of a page and the version that it is based on. */
const StoredPage = z.object({ base: z.int(), text: z.string() });
type StoredPage = z.infer<typeof StoredPage>;

const parse = (stored: unknown): StoredPage | undefined => StoredPage.safeParse(stored).data;

export type PageDraft = ReturnType<typeof usePageDraft>;

/** Draft of a page; without one, the page's own text. */
export function usePageDraft(page: ContentPage) {
  const stored = useDraft<StoredPage | null>(page.slug, () => null, { parse });
  const { base, text } = stored.value ?? { base: page.version, text: page.text };
  const latest = useLatest(text);
  return {
    base,
    text,
    change: (next: string) => stored.change({ base, text: next }),
    forget: stored.discard,
    /** Moves later input onto the saved version. Returns whether there was none. */
    markSaved: (sent: string, version: number): boolean => {
      const isUnchanged = latest.current === sent;
      if (isUnchanged) stored.discard();
      else stored.change({ base: version, text: latest.current });
      return isUnchanged;
    },
  };
}
