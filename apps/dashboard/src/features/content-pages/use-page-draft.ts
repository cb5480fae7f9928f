import type { ContentPage } from '@boostdesk/api-client/contract';
import { useAtomValue } from '../../core/state.ts';
import { useLatest } from '../../core/use-latest.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { useTextDraft } from '../../shared/hooks/use-text-draft.ts';
import { parseDraft, serializeDraft } from './draft-text.ts';

export type PageDraft = ReturnType<typeof usePageDraft>;

/** The text of a page while it is being changed, with the version that it was made from. */
export function usePageDraft(page: ContentPage) {
  const { id } = useAtomValue(actorAtom);
  const stored = useTextDraft(id, page.slug);
  const { base, text } = parseDraft(stored.draft) ?? { base: page.version, text: page.text };
  const latest = useLatest(text);
  /** From now on the text is the page's own. */
  const forget = () => stored.change('');
  return {
    base,
    text,
    change: (next: string) => stored.change(serializeDraft(base, next)),
    forget,
    /** That text was saved as that version; what was written since stays over it. Answers whether nothing was. */
    markSaved: (sent: string, version: number): boolean => {
      const isUnchanged = latest.current === sent;
      if (isUnchanged) forget();
      else stored.change(serializeDraft(version, latest.current));
      return isUnchanged;
    },
  };
}
