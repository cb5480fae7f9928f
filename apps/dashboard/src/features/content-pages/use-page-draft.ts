import type { ContentPage } from '@boostdesk/api-client/contract';
import { useAtomValue } from '../../core/state.ts';
import { useLatest } from '../../core/use-latest.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { useTextDraft } from '../../shared/hooks/use-text-draft.ts';
import { draftFrom, readDraft } from './draft-text.ts';

export type PageDraft = ReturnType<typeof usePageDraft>;

/** The text of a page while it is being changed, with the version that it was made from. */
export function usePageDraft(page: ContentPage) {
  const { id } = useAtomValue(actorAtom);
  const kept = useTextDraft(id, page.slug);
  const { base, text } = readDraft(kept.draft) ?? { base: page.version, text: page.text };
  const latest = useLatest(text);
  /** From now on the text is the page's own. */
  const forget = () => kept.change('');
  return {
    base,
    text,
    change: (next: string) => kept.change(draftFrom(base, next)),
    forget,
    /** That text was saved as that version; what was written since stays over it. Answers whether nothing was. */
    saved: (sent: string, version: number): boolean => {
      const isWhole = latest.current === sent;
      if (isWhole) forget();
      else kept.change(draftFrom(version, latest.current));
      return isWhole;
    },
  };
}
