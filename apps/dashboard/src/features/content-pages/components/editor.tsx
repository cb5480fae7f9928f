import { CONTENT_MAX, type ContentPage } from '@boostdesk/api-client/contract';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Markdown } from '@boostdesk/ui/markdown';
import { MarkdownEditor } from '@boostdesk/ui/markdown-editor';
import { Segmented } from '@boostdesk/ui/segmented';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatRelative } from '../../../i18n/format.ts';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { isConflict, useSubmit } from '../../../shared/hooks/use-submit.ts';
import { useVersionedDraft, type VersionedDraft } from '../../../shared/hooks/use-versioned-draft.ts';
import { useSaveContent } from '../api.ts';
import styles from '../content.module.css';
import { syncPreview } from '../sync-preview.ts';

const ROWS = 26;

export interface EditorProps {
  readonly page: ContentPage;
  readonly onDone: () => void;
}

/** Markdown with a live preview. The draft survives a reload and a newer version by another admin. */
export const Editor = ({ page, onDone }: EditorProps) => {
  const { t } = useLingui();
  const draft = useVersionedDraft(page.slug, page);
  const { save, isPending, problem } = useSavePage(page, draft.markSaved, onDone);
  const source = useRef<HTMLTextAreaElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  useSyncedPreview(source, preview);
  const isOutdated = page.version > draft.base;
  const isChanged = draft.text.trim() !== page.text;
  return (
    <div className={styles.editor}>
      {isOutdated && (
        <NewerVersion
          page={page}
          isPending={isPending}
          onTakeTheirs={draft.forget}
          onSaveMine={() => void save(draft.text, page.version)}
        />
      )}
      <div className={styles.panes}>
        <Card
          title={<Trans>Text</Trans>}
          isLined
          footer={
            <div className={styles.foot}>
              <Button onPress={onDone}>
                <Trans>Close</Trans>
              </Button>
              {isChanged && (
                <Button variant="quiet" onPress={draft.forget}>
                  <Trans>Discard changes</Trans>
                </Button>
              )}
              <Button
                variant="primary"
                className={styles.footEnd ?? ''}
                isPending={isPending}
                isDisabled={!isChanged || isOutdated || draft.text.length > CONTENT_MAX}
                onPress={() => void save(draft.text, draft.base)}
              >
                <Trans>Save</Trans>
              </Button>
            </div>
          }
        >
          <MarkdownEditor
            label={t`Markdown`}
            subLabel={t`Up to ${plural(CONTENT_MAX, { one: '# character', other: '# characters' })}`}
            inputRef={source}
            rows={ROWS}
            maxLength={CONTENT_MAX}
            hasPreview={false}
            error={problem?.message}
            value={draft.text}
            onChange={draft.change}
          />
        </Card>
        <Preview mine={draft.text} theirs={isOutdated ? page.text : null} box={preview} />
      </div>
    </div>
  );
};

function useSyncedPreview(source: RefObject<HTMLTextAreaElement | null>, preview: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const sync = () => {
      if (source.current === null || preview.current === null || document.activeElement !== source.current) return;
      syncPreview(source.current, preview.current);
    };
    document.addEventListener('selectionchange', sync);
    return () => document.removeEventListener('selectionchange', sync);
  }, [source, preview]);
}

function useSavePage({ slug }: ContentPage, markSaved: VersionedDraft['markSaved'], onDone: () => void) {
  const { t } = useLingui();
  const write = useSaveContent(slug);
  const { submit, isPending, problem } = useSubmit<boolean>({
    success: t`Page saved.`,
    onSuccess: (isUnchanged) => {
      if (isUnchanged) onDone();
    },
    // The conflict bar appears with the newer version.
    handleError: isConflict,
  });
  const save = (text: string, version: number) =>
    submit(async (request, options) => markSaved(text, (await write(request, options)).version), { text, version });
  return { save, isPending, problem };
}

interface NewerVersionProps {
  readonly page: ContentPage;
  readonly isPending: boolean;
  readonly onTakeTheirs: () => void;
  readonly onSaveMine: () => void;
}

const NewerVersion = ({ page, isPending, onTakeTheirs, onSaveMine }: NewerVersionProps) => {
  const { t } = useLingui();
  const who = page.writer?.name ?? t`Someone`;
  const now = new Date(useServerTime());
  const when = page.writtenAt === null ? '' : formatRelative(page.writtenAt, now);
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button size="s" onPress={onTakeTheirs}>
            <Trans>Use their version</Trans>
          </Button>
          <Button size="s" isPending={isPending} onPress={onSaveMine}>
            <Trans>Overwrite with my version</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        {who} saved a newer version {when}. Your text is still here but hasn’t been saved.
      </Trans>
    </Banner>
  );
};

interface PreviewProps {
  readonly mine: string;
  readonly theirs: string | null;
  readonly box: RefObject<HTMLDivElement | null>;
}

/** Shows the newer version beside the draft until the draft is based on it. */
const Preview = ({ mine, theirs, box }: PreviewProps) => {
  const { t } = useLingui();
  const [shown, setShown] = useState<'mine' | 'theirs'>('mine');
  const text = shown === 'theirs' && theirs !== null ? theirs : mine;
  return (
    <Card
      title={<Trans>Preview</Trans>}
      isLined
      actions={
        theirs === null ? null : (
          <Segmented
            aria-label={t`Version`}
            segments={[
              { id: 'mine', label: t`My version` },
              { id: 'theirs', label: t`Their version` },
            ]}
            value={shown}
            onChange={setShown}
          />
        )
      }
    >
      <Markdown ref={box} text={text} idPrefix="preview-" firstLevel={3} className={styles.preview} />
    </Card>
  );
};
