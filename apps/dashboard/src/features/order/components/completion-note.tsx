import type { OrderView } from '@boostdesk/api-client/contract';
import { checkPermission, isBooster, isCustomer } from '@boostdesk/auth';
import { type Completion, completionOf } from '@boostdesk/catalogs/progress';
import { unitLabel } from '@boostdesk/i18n/unit-label';
import { Icon } from '@boostdesk/ui/icon';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { rankName } from '../../../i18n/format-order.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { COMPLETION_ID } from '../../../shared/order-actions/completion-id.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import styles from './order.module.css';

/** '2 ranks to Platinum IV', '7 matches'. */
function remainingText({ progress }: OrderView, left: number): string {
  if (progress.kind === 'count') return unitLabel(progress.unit, left);
  const target = rankName(progress.ladder, progress.target);
  return plural(left, { one: `# rank to ${target}`, other: `# ranks to ${target}` });
}

interface CompletionTextProps {
  readonly order: OrderView;
  readonly completion: Completion;
  readonly isPlayer: boolean;
}

const CompletionText = ({ order, completion, isPlayer }: CompletionTextProps) => {
  const { t } = useLingui();
  if (completion.reached) {
    return completion.by === 'target' ? (
      <Trans>Target reached. Complete the order with proof.</Trans>
    ) : (
      <Trans>This order has nothing to count. Complete it with proof of delivery.</Trans>
    );
  }
  return (
    <>
      <b>{t`Remaining: ${remainingText(order, completion.left)}.`}</b>{' '}
      {isPlayer ? (
        <Trans>Log your progress. “Complete” becomes available once the target is logged.</Trans>
      ) : (
        <Trans>To complete it now, give a reason and choose how the payment is settled.</Trans>
      )}
    </>
  );
};

/** What an active order still needs for completion, and the next step; for users who may complete it. */
export const CompletionNote = ({ order }: { readonly order: OrderView }) => {
  const actor = useAtomValue(actorAtom);
  const decision = checkPermission('order.complete', actor, subjectOf(order));
  if (isCustomer(actor) || !(decision.ok || decision.reason === 'targetNotReached')) return null;
  const completion = completionOf(order.progress);
  return (
    <p className={styles.completion} id={COMPLETION_ID} data-reached={completion.reached || undefined}>
      <Icon name={completion.reached ? 'circle-check' : 'flag'} size={16} />
      <span>
        <CompletionText order={order} completion={completion} isPlayer={isBooster(actor)} />
      </span>
    </p>
  );
};
