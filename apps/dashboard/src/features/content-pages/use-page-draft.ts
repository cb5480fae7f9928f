import type { ContentPage } from '@boostdesk/api-client/contract';
import { actorAtom } from '../../app/session-atoms.ts';
import { useAtomValue } from '../../app/state.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { draftFrom, readDraft } from './draft-text.ts';

/** The text of a page while it is being changed, with the version that it was made from. */
export function usePageDraft(page: ContentPage) {
  const { id } = useAtomValue(actorAtom);
  const kept = useDraft(id, page.slug);
  const { base, text } = readDraft(kept.draft) ?? { base: page.version, text: page.text };
  return {
    base,
    text,
    change: (next: string) => kept.change(draftFrom(base, next)),
    /** From now on the text is the page's own. */
    forget: () => kept.change(''),
  };
}
