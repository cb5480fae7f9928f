import type { OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import type { ProgressStep } from '@boostdesk/catalogs';
import { applyProgressStep, stepsFor } from '@boostdesk/catalogs/progress';
import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import { stepLabel } from '../step-labels.ts';
import styles from './order.module.css';

interface ProgressStepsProps {
  readonly order: OrderView;
  /** Whether presses are unanswered. */
  readonly isPending: boolean;
  readonly onPress: (step: ProgressStep) => void;
  /** After the buttons. */
  readonly children?: ReactNode;
}

/** Buttons that log a match or a unit in one press, for the order's booster. */
export const ProgressSteps = ({ order, isPending, onPress, children }: ProgressStepsProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const steps = stepsFor(order.progress);
  if (steps.length === 0 || !can('order.logProgress', actor, subjectOf(order))) return null;
  return (
    <fieldset aria-label={t`Log progress`} className={styles.steps}>
      {steps.map((step) => {
        const isPossible = applyProgressStep(order.progress, step) !== null;
        return (
          // Not `isDisabled`: the last possible press must not take the focus from its button.
          <Button key={step} aria-disabled={!isPossible} onPress={() => isPossible && onPress(step)}>
            {(step === 'win' || step === 'loss') && <Icon name="plus" />}
            {stepLabel(step)}
          </Button>
        );
      })}
      {isPending && (
        <span className={styles.muted}>
          <Trans>Saving…</Trans>
        </span>
      )}
      {children}
    </fieldset>
  );
};
