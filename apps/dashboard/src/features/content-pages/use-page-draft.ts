import type { ContentPage } from '@boostdesk/api-client/contract';
import { useAtomValue } from '../../core/state.ts';
import { useLatest } from '../../core/use-latest.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { useTextDraft } from '../../shared/hooks/use-text-draft.ts';
import { parseDraft, serializeDraft } from './draft-text.ts';

export type PageDraft = ReturnType<typeof usePageDraft>;

/** The draft of a page and the version it is based on. */
export function usePageDraft(page: ContentPage) {
  const { id } = useAtomValue(actorAtom);
  const stored = useTextDraft(id, page.slug);
  const { base, text } = parseDraft(stored.draft) ?? { base: page.version, text: page.text };
  const latest = useLatest(text);
  /** Discards the draft. */
  const forget = () => stored.change('');
  return {
    base,
    text,
    change: (next: string) => stored.change(serializeDraft(base, next)),
    forget,
    /** The sent text is now that version; later changes stay as a draft. Returns whether there were none. */
    markSaved: (sent: string, version: number): boolean => {
      const isUnchanged = latest.current === sent;
      if (isUnchanged) forget();
      else stored.change(serializeDraft(version, latest.current));
      return isUnchanged;
    },
  };
}
