import { GUIDE_MAX, type Guide } from '@boostdesk/api-client/contract';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { MarkdownEditor } from '@boostdesk/ui/markdown-editor';
import { Stack } from '@boostdesk/ui/page-layout';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isConflict, useSubmit } from '../../../shared/hooks/use-submit.ts';
import { useVersionedDraft } from '../../../shared/hooks/use-versioned-draft.ts';
import { useSaveGuide } from './api.ts';
import styles from './guide.module.css';

const ROWS = 16;

interface GuideEditorProps {
  readonly order: number;
  /** The newest version; null before the first. */
  readonly guide: Guide | null;
  readonly onDone: () => void;
}

/** Markdown with a preview. Every save is a new version; the draft survives a reload and a version saved elsewhere. */
export const GuideEditor = ({ order, guide, onDone }: GuideEditorProps) => {
  const { t } = useLingui();
  const current = { version: guide?.version ?? 0, text: guide?.text ?? '' };
  const draft = useVersionedDraft(`guide ${order}`, current);
  const write = useSaveGuide(order);
  const { submit, isPending, problem } = useSubmit<boolean>({
    success: t`Draft saved.`,
    onSuccess: (isUnchanged) => {
      if (isUnchanged) onDone();
    },
    // The banner appears with the newer version.
    handleError: isConflict,
  });
  const save = (base: number) =>
    void submit(async (request, options) => draft.markSaved(request.text, await write(request, options)), {
      text: draft.text,
      version: base,
    });
  const isOutdated = current.version > draft.base;
  const isSavable = draft.text.trim() !== '' && draft.text.trim() !== current.text && draft.text.length <= GUIDE_MAX;
  return (
    <Stack gap={16}>
      {isOutdated && (
        <Banner
          tone="warning"
          actions={
            <>
              <Button size="s" onPress={draft.forget}>
                <Trans>Use the newer version</Trans>
              </Button>
              <Button size="s" isPending={isPending} onPress={() => save(current.version)}>
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
        subLabel={t`Up to ${plural(GUIDE_MAX, { one: '# character', other: '# characters' })}`}
        rows={ROWS}
        maxLength={GUIDE_MAX}
        error={problem?.message}
        value={draft.text}
        onChange={draft.change}
      />
      <div className={styles.buttons}>
        <Button onPress={onDone}>
          <Trans>Close</Trans>
        </Button>
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={!isSavable || isOutdated}
          onPress={() => save(draft.base)}
        >
          <Trans>Save draft</Trans>
        </Button>
      </div>
    </Stack>
  );
};
