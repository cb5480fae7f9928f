import { ladder } from '@boostdesk/catalogs';
import { Crest } from '@boostdesk/ui/crest';
import { NumberField } from '@boostdesk/ui/number-field';
import { Segmented } from '@boostdesk/ui/segmented';
import { Select } from '@boostdesk/ui/select';
import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../../app/services-context.ts';
import type { RankProgress } from '../../../parts/climb.ts';
import { draftOf, type ProgressDraft, type Result, toProgressRequest } from '../progress-draft.ts';
import { type Problem, useAct } from '../use-act.ts';
import { FormDialog } from './form-dialog.tsx';
import styles from './order.module.css';
import type { OrderDialogProps } from './pay-dialog.tsx';

interface PartProps {
  readonly draft: ProgressDraft;
  readonly onChange: (draft: ProgressDraft) => void;
  readonly problem: Problem | null;
}

/** The match, and where the account stands now in the order's own unit. */
export const ProgressDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const { api } = useServices();
  const { act, isPending, problem } = useAct();
  const [draft, setDraft] = useState(() => draftOf(order));
  const request = toProgressRequest(order, draft);
  const log = async () => {
    if (request !== null && (await act(api.order.logProgress, request))) onClose();
  };
  const { progress } = order;
  return (
    <FormDialog
      title={t`Log progress`}
      submitLabel={t`Log progress`}
      isPending={isPending}
      isSubmitDisabled={request === null}
      problem={problem?.message}
      onSubmit={() => void log()}
      onClose={onClose}
    >
      <Segmented<Result>
        label={t`Match`}
        value={draft.result}
        onChange={(result) => setDraft({ ...draft, result })}
        segments={[
          { id: 'won', label: t`Won` },
          { id: 'lost', label: t`Lost` },
          { id: 'none', label: t`No match` },
        ]}
      />
      {progress.kind === 'rank' ? (
        <RankPart progress={progress} draft={draft} onChange={setDraft} problem={problem} />
      ) : (
        <NumberField
          label={t`Done of ${progress.target}`}
          value={draft.done}
          onChange={(done) => setDraft({ ...draft, done })}
          minValue={0}
          maxValue={progress.target}
          error={problem?.fields.done}
        />
      )}
      <TextField
        label={t`Note`}
        subLabel={t`Optional; the customer reads it.`}
        value={draft.note}
        onChange={(note) => setDraft({ ...draft, note })}
        error={problem?.fields.note}
        validMessage={null}
        maxLength={300}
      />
    </FormDialog>
  );
};

const RankPart = ({ progress, draft, onChange, problem }: PartProps & { readonly progress: RankProgress }) => {
  const { t } = useLingui();
  const ranks = ladder(progress.ladder).ranks.map(({ number, name, tier }) => ({
    id: number,
    label: name,
    start: <Crest tier={tier} size={18} />,
  }));
  return (
    <div className={styles.pair}>
      <Select
        label={t`Rank now`}
        items={ranks}
        value={draft.rank}
        // A new rank starts without points.
        onChange={(rank) => onChange({ ...draft, rank: Number(rank), lp: rank === progress.now ? progress.lp : 0 })}
        error={problem?.fields.rank}
        isSearchable
      />
      <NumberField
        label={t`LP`}
        value={draft.lp}
        onChange={(lp) => onChange({ ...draft, lp })}
        minValue={0}
        maxValue={2000}
        error={problem?.fields.lp}
      />
    </div>
  );
};
