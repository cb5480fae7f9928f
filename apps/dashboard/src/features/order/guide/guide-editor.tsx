import { GUIDE_MAX, type Guide } from '@boostdesk/api-client/contract';
import { toGuidePicture } from '@boostdesk/catalogs/rules';
import { visibleLength } from '@boostdesk/catalogs/text';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Markdown } from '@boostdesk/ui/markdown';
import { MarkdownEditor } from '@boostdesk/ui/markdown-editor';
import { Stack } from '@boostdesk/ui/page-layout';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyComponent } from '../../../core/lazy.ts';
import { useStore } from '../../../core/state.ts';
import { useLatest } from '../../../core/use-latest.ts';
import { isConflict, useSubmit } from '../../../shared/hooks/use-submit.ts';
import type { VersionedDraft } from '../../../shared/hooks/use-versioned-draft.ts';
import { discardDraftPictures } from '../../../shared/pictures/draft-pictures.ts';
import { useCachedGuideVersion, useSaveGuide } from './api.ts';
import { findPictureIn } from './find-picture.ts';
import styles from './guide.module.css';
import type { UploadedPicture } from './guide-pictures.tsx';

const ROWS = 16;

/** Loads the upload of pictures. */
const GuidePictures = lazyComponent(async () => (await import('./guide-pictures.tsx')).GuidePictures);

interface GuideEditorProps {
  readonly order: number;
  /** The newest version; null before the first. */
  readonly guide: Guide | null;
  readonly draft: VersionedDraft;
  /** Names the draft that keeps pictures outside the text while the editor is closed. */
  readonly draftKey: string;
  /** Whether pictures wait there. */
  readonly hasDraftPictures: boolean;
  /** Whether the draft differs from the newest version. */
  readonly isChanged: boolean;
  /** False while the order's status forbids to save. */
  readonly mayWrite: boolean;
  readonly onDone: (hadFocus: boolean) => void;
}

/** Markdown with a preview. Every save is a new version; the draft survives a reload and a version saved elsewhere. */
export const GuideEditor = (props: GuideEditorProps) => {
  const { order, guide, draft, draftKey, hasDraftPictures, isChanged, mayWrite, onDone } = props;
  const { t } = useLingui();
  const store = useStore();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const version = guide?.version ?? 0;
  const close = () => onDone(box.current?.contains(document.activeElement) === true);
  const { save, isPending, problem } = useSave(order, draft, close);
  const { pictures, insert } = useInsertedPictures(draft, input);
  const findPicture = findPictureIn([...pictures, ...(guide?.pictures ?? [])]);
  const [isPictureWaiting, setPictureWaiting] = useState(false);
  const waitingNote = useId();
  const waiting = isPictureWaiting && { isDisabled: true, 'aria-describedby': waitingNote };
  const isOutdated = version > draft.base;
  const isSavable = isChanged && visibleLength(draft.text) > 0 && draft.text.length <= GUIDE_MAX;
  const forget = () => {
    draft.forget();
    input.current?.focus();
  };
  const discard = () => {
    discardDraftPictures(store, draftKey);
    forget();
  };
  return (
    <Stack ref={box} gap={16}>
      {!mayWrite && (
        <Banner tone="info">
          <Trans>You can save the guide while the order is Processing or Complete.</Trans>
        </Banner>
      )}
      {isOutdated && (
        <Banner
          tone="warning"
          actions={
            <>
              <Button size="s" onPress={forget}>
                <Trans>Use the newer version</Trans>
              </Button>
              <Button size="s" isPending={isPending} isDisabled={!mayWrite} onPress={() => save(version)} {...waiting}>
                <Trans>Save my version</Trans>
              </Button>
            </>
          }
        >
          <Trans>A newer version was saved in the meantime. Your text is still here but hasn’t been saved.</Trans>
        </Banner>
      )}
      <MarkdownEditor
        label={t`Markdown`}
        inputRef={input}
        autoFocus
        isReadOnly={!mayWrite}
        subLabel={t`Up to ${plural(GUIDE_MAX, { one: '# character', other: '# characters' })}`}
        rows={ROWS}
        maxLength={GUIDE_MAX}
        error={problem?.message}
        value={draft.text}
        onChange={draft.change}
        renderPreview={(text) => <Markdown text={text} firstLevel={3} idPrefix="preview-" findPicture={findPicture} />}
      />
      {mayWrite && (
        <Suspense fallback={null}>
          <GuidePictures order={order} draftKey={draftKey} onInsert={insert} onWaiting={setPictureWaiting} />
        </Suspense>
      )}
      {isPictureWaiting && (
        <p id={waitingNote} role="status" className={styles.muted}>
          <Trans>Insert the pictures into the text or remove them, then save.</Trans>
        </p>
      )}
      <div className={styles.buttons}>
        <Button onPress={close}>
          <Trans>Close</Trans>
        </Button>
        {/* Where pictures can be added, their field takes those of the draft and has a button to remove each. */}
        {(isChanged || (hasDraftPictures && !mayWrite)) && (
          <Button variant="quiet" onPress={discard}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={!mayWrite || !isSavable || isOutdated}
          onPress={() => save(draft.base)}
          {...waiting}
        >
          <Trans>Save draft</Trans>
        </Button>
      </div>
    </Stack>
  );
};

/** Puts pictures where the cursor is, and shows them in the preview until the guide is saved. */
function useInsertedPictures(draft: VersionedDraft, input: RefObject<HTMLTextAreaElement | null>) {
  const [pictures, setPictures] = useState<readonly UploadedPicture[]>([]);
  const shown = useLatest(pictures);
  useEffect(
    () => () => {
      for (const { url } of shown.current) URL.revokeObjectURL(url);
    },
    [shown],
  );
  const insert = (added: readonly UploadedPicture[]) => {
    setPictures((before) => [...before, ...added]);
    const { selectionStart: start, selectionEnd: end } = input.current ?? {
      selectionStart: draft.text.length,
      selectionEnd: draft.text.length,
    };
    const [before, after] = [draft.text.slice(0, start), draft.text.slice(end)];
    const gap = before === '' || before.endsWith('\n\n') ? '' : '\n\n';
    const inserted = `${gap}${added.map(({ id, alt }) => toGuidePicture(id, alt)).join('\n\n')}\n\n`;
    draft.change(`${before}${inserted}${after}`);
    const cursor = start + inserted.length;
    // The next render of a controlled field moves the cursor to the end.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(cursor, cursor);
    });
  };
  return { pictures, insert };
}

function useSave(order: number, draft: VersionedDraft, onDone: () => void) {
  const { t } = useLingui();
  const write = useSaveGuide(order);
  const cachedVersion = useCachedGuideVersion(order);
  const sentBase = useRef(draft.base);
  const { submit, isPending, problem } = useSubmit<boolean>({
    success: t`Draft saved.`,
    onSuccess: (isUnchanged) => {
      if (isUnchanged) onDone();
    },
    // The banner appears with the newer version; other conflicts need their message.
    handleError: (error) => isConflict(error) && cachedVersion() > sentBase.current,
  });
  const save = (base: number) => {
    sentBase.current = base;
    void submit(async (request, options) => draft.markSaved(request.text, await write(request, options)), {
      text: draft.text,
      version: base,
    });
  };
  return { save, isPending, problem };
}
