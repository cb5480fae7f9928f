import { ORDER_TEXT_MAX } from '@boostdesk/api-client/contract';
import { ladder, rankByNumber } from '@boostdesk/catalogs';
import { maxPoints, stepsFor } from '@boostdesk/catalogs/progress';
import { unitLabel } from '@boostdesk/i18n/unit-label';
import { Button } from '@boostdesk/ui/button';
import { Checkbox } from '@boostdesk/ui/checkbox';
import { Crest } from '@boostdesk/ui/crest';
import { Icon } from '@boostdesk/ui/icon';
import { NumberField } from '@boostdesk/ui/number-field';
import { Segmented } from '@boostdesk/ui/segmented';
import { Select } from '@boostdesk/ui/select';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId, useState } from 'react';
import { lazyComponent } from '../../core/lazy.ts';
import { formMessage } from '../hooks/use-submit.ts';
import { UploadedPictures } from '../pictures/uploaded-pictures.tsx';
import { useUploadedPictures } from '../pictures/use-uploaded-pictures.ts';
import type { RankProgress } from '../rank-progress.ts';
import { useOrderApi } from './api.ts';
import styles from './order-actions.module.css';
import { OrderDialog, type OrderDialogProps, useOrderForm } from './order-dialog.tsx';
import {
  createProgressDraft,
  findProblems,
  type ProgressDraft,
  type Result,
  restoreProgressDraft,
  toProgressRequest,
} from './progress-draft.ts';
import { needsCorrection, progressProblemMessage } from './progress-problems.ts';

const ProgressImportDialog = lazyComponent(
  async () => (await import('./progress-import/import-dialog.tsx')).ProgressImportDialog,
);

/** Logs a match and the order's progress in its unit, or several from pasted lines. */
export const ProgressDialog = (props: OrderDialogProps) => {
  const [isImport, setImport] = useState(false);
  if (!isImport) return <EntryDialog {...props} onImport={() => setImport(true)} />;
  return (
    <Suspense fallback={null}>
      <ProgressImportDialog {...props} />
    </Suspense>
  );
};

/** Null while a picture is uploaded. */
function withPictures<Request extends object>(
  request: Request | null,
  { pictures }: ReturnType<typeof useUploadedPictures>,
) {
  if (request === null || pictures === undefined) return null;
  return { ...request, ...(pictures.length > 0 && { pictures }) };
}

interface EntryDialogProps extends OrderDialogProps {
  readonly onImport: () => void;
}

const EntryDialog = ({ onImport, ...props }: EntryDialogProps) => {
  const { t } = useLingui();
  const { order } = props;
  const { progress } = order;
  const form = useOrderForm(props, 'progress', () => createProgressDraft(order), {
    validate: (typed) => restoreProgressDraft(order, typed),
  });
  const { values: draft, change } = form;
  const uploads = useUploadedPictures(order.id);
  const importNote = useId();
  // The import takes the place of this form, whose pictures have no draft.
  const hasPictures = uploads.chosen.pictures.length > 0 || uploads.chosen.isReading;
  const found = findProblems(order, draft);
  // Shows no error for an empty note before the user has typed.
  const errorOf = (field: 'rank' | 'lp' | 'done' | 'note') => {
    const own = found.find((one) => one.field === field && one.reason !== 'unexplained');
    return own === undefined ? form.errors[field] : progressProblemMessage(own.reason);
  };
  const showsCorrection = draft.correction || found.some(({ reason }) => needsCorrection(reason));
  return (
    <OrderDialog
      form={form}
      title={t`Log progress`}
      submitLabel={t`Log progress`}
      problem={formMessage(form.problem)}
      call={useOrderApi().order.logProgress}
      request={found.length > 0 ? null : withPictures(toProgressRequest(order, draft), uploads)}
    >
      <Segmented<Result>
        label={t`Match`}
        value={draft.result}
        onChange={(result) => change({ result })}
        segments={[
          { id: 'won', label: t`Won` },
          { id: 'lost', label: t`Lost` },
          { id: 'none', label: t`No match played` },
        ]}
      />
      {progress.kind === 'rank' ? (
        <RankFields progress={progress} draft={draft} onChange={change} errorOf={errorOf} />
      ) : (
        <NumberField
          label={t`Completed out of ${unitLabel(progress.unit, progress.target)}`}
          value={draft.done}
          onChange={(done) => change({ done: done ?? Number.NaN })}
          minValue={0}
          maxValue={progress.target}
          error={errorOf('done')}
        />
      )}
      {showsCorrection && (
        <Checkbox isSelected={draft.correction} onChange={(correction) => change({ correction })}>
          <Trans>This is a correction, explained in the note</Trans>
        </Checkbox>
      )}
      <TextField
        label={t`Note`}
        subLabel={
          draft.correction ? t`Explain the correction. Visible to the customer.` : t`Optional. Visible to the customer.`
        }
        isRequired={draft.correction}
        {...form.text('note')}
        error={errorOf('note')}
        maxLength={ORDER_TEXT_MAX.note}
      />
      <UploadedPictures uploads={uploads} label={t`Pictures (optional)`} />
      {stepsFor(progress).length > 0 && (
        <div>
          <Button
            size="s"
            onPress={onImport}
            isDisabled={hasPictures}
            {...(hasPictures && { 'aria-describedby': importNote })}
          >
            <Icon name="clipboard-list" size={14} />
            <Trans>Import several entries</Trans>
          </Button>
          {hasPictures && (
            <p id={importNote} className={styles.reason}>
              <Trans>Imported entries have no pictures. Remove the pictures first.</Trans>
            </p>
          )}
        </div>
      )}
    </OrderDialog>
  );
};

interface RankFieldsProps {
  readonly progress: RankProgress;
  readonly draft: ProgressDraft;
  readonly onChange: (changed: Partial<ProgressDraft>) => void;
  readonly errorOf: (field: 'rank' | 'lp') => string | undefined;
}

const RankFields = ({ progress, draft, onChange, errorOf }: RankFieldsProps) => {
  const { t } = useLingui();
  const ranks = ladder(progress.ladder).ranks.map(({ number, name, tier }) => ({
    id: number,
    label: name,
    start: <Crest tier={tier} size={18} />,
  }));
  return (
    <div className={styles.pair}>
      <Select
        label={t`Current rank`}
        items={ranks}
        value={draft.rank}
        // A new rank starts without points.
        onChange={(rank) => onChange({ rank: Number(rank), lp: rank === progress.now ? progress.lp : 0 })}
        error={errorOf('rank')}
        isSearchable
      />
      <NumberField
        label={t`LP`}
        value={draft.lp}
        onChange={(lp) => onChange({ lp: lp ?? Number.NaN })}
        minValue={0}
        maxValue={maxPoints(rankByNumber(progress.ladder, draft.rank) ?? { tier: 'iron' })}
        error={errorOf('lp')}
      />
    </div>
  );
};
