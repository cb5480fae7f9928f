import { ladder, rankByNumber } from '@boostdesk/catalogs';
import { maxPoints } from '@boostdesk/catalogs/progress';
import { unitLabel } from '@boostdesk/i18n/unit-label';
import { Checkbox } from '@boostdesk/ui/checkbox';
import { Crest } from '@boostdesk/ui/crest';
import { NumberField } from '@boostdesk/ui/number-field';
import { Segmented } from '@boostdesk/ui/segmented';
import { Select } from '@boostdesk/ui/select';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../components/form-dialog.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import { formMessage } from '../hooks/use-submit.ts';
import type { RankProgress } from '../rank-progress.ts';
import { useOrderApi } from './api.ts';
import styles from './order-actions.module.css';
import type { OrderDialogProps } from './order-dialog-props.ts';
import {
  createProgressDraft,
  findProblems,
  type ProgressDraft,
  type Result,
  restoreProgressDraft,
  toProgressRequest,
} from './progress-draft.ts';
import { needsCorrection, progressProblemMessage } from './progress-problems.ts';
import { useOrderAction } from './use-order-action.ts';

interface RankFieldsProps {
  readonly draft: ProgressDraft;
  readonly onChange: (draft: ProgressDraft) => void;
  readonly errorOf: (field: 'rank' | 'lp') => string | undefined;
}

/** Logs a match and the order's progress in its unit. */
export const ProgressDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const form = useDraft(`order ${order.id} progress`, () => createProgressDraft(order), {
    validate: (typed) => restoreProgressDraft(order, typed),
  });
  const { submit, isPending, problem } = useOrderAction(order.id, { draft: form, onSuccess: onClose });
  const { value: draft, change: setDraft } = form;
  const request = toProgressRequest(order, draft);
  const log = () => {
    if (request !== null) void submit(api.order.logProgress, request);
  };
  const { progress } = order;
  const found = findProblems(order, draft);
  // Shows no error for an empty note before the user has typed.
  const errorOf = (field: 'rank' | 'lp' | 'done' | 'note') => {
    const own = found.find((one) => one.field === field && one.reason !== 'unexplained');
    return own === undefined ? problem?.fields[field] : progressProblemMessage(own.reason);
  };
  const showsCorrection = draft.correction || found.some(({ reason }) => needsCorrection(reason));
  return (
    <FormDialog
      title={t`Log progress`}
      submitLabel={t`Log progress`}
      isPending={isPending}
      isSubmitDisabled={request === null || found.length > 0}
      problem={formMessage(problem)}
      onSubmit={log}
      onClose={onClose}
      draft={form}
    >
      <Segmented<Result>
        label={t`Match`}
        value={draft.result}
        onChange={(result) => setDraft({ ...draft, result })}
        segments={[
          { id: 'won', label: t`Won` },
          { id: 'lost', label: t`Lost` },
          { id: 'none', label: t`No match played` },
        ]}
      />
      {progress.kind === 'rank' ? (
        <RankFields progress={progress} draft={draft} onChange={setDraft} errorOf={errorOf} />
      ) : (
        <NumberField
          label={t`Completed out of ${unitLabel(progress.unit, progress.target)}`}
          value={draft.done}
          onChange={(done) => setDraft({ ...draft, done })}
          minValue={0}
          maxValue={progress.target}
          error={errorOf('done')}
        />
      )}
      {showsCorrection && (
        <Checkbox isSelected={draft.correction} onChange={(correction) => setDraft({ ...draft, correction })}>
          <Trans>This is a correction, explained in the note</Trans>
        </Checkbox>
      )}
      <TextField
        label={t`Note`}
        subLabel={
          draft.correction ? t`Explain the correction. Visible to the customer.` : t`Optional. Visible to the customer.`
        }
        isRequired={draft.correction}
        value={draft.note}
        onChange={(note) => setDraft({ ...draft, note })}
        error={errorOf('note')}
        validMessage={null}
        maxLength={300}
      />
    </FormDialog>
  );
};

const RankFields = ({ progress, draft, onChange, errorOf }: RankFieldsProps & { readonly progress: RankProgress }) => {
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
        onChange={(rank) => onChange({ ...draft, rank: Number(rank), lp: rank === progress.now ? progress.lp : 0 })}
        error={errorOf('rank')}
        isSearchable
      />
      <NumberField
        label={t`LP`}
        value={draft.lp}
        onChange={(lp) => onChange({ ...draft, lp })}
        minValue={0}
        maxValue={maxPoints(rankByNumber(progress.ladder, draft.rank) ?? { tier: 'iron' })}
        error={errorOf('lp')}
      />
    </div>
  );
};
