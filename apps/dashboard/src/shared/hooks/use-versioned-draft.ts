import * as z from 'zod/mini';
import { useLatest } from '../../core/use-latest.ts';
import { useDraft } from './use-draft.ts';

/** A text and the version that it is based on. */
const StoredDraft = z.object({ base: z.int(), text: z.string() });
type StoredDraft = z.infer<typeof StoredDraft>;

const parse = (stored: unknown): StoredDraft | undefined => StoredDraft.safeParse(stored).data;

export type VersionedDraft = ReturnType<typeof useVersionedDraft>;

/** Draft of a text whose versions are counted; without one, the current version's text. */
export function useVersionedDraft(name: string, current: { readonly version: number; readonly text: string }) {
  const stored = useDraft<StoredDraft | null>(name, () => null, { parse });
  const { base, text } = stored.value ?? { base: current.version, text: current.text };
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
