import { feedbacks } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { RatingStars } from '@boostdesk/ui/rating-stars';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { useAtomValue } from '../../core/state.ts';
import { formatNumber } from '../../i18n/format.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import { column } from '../../shared/area/columns.tsx';
import styles from '../../shared/area/row-text.module.css';
import { type States, StateTag, stateOptions } from '../../shared/components/state-tag.tsx';
import { gameName, gameOptions } from '../../shared/labels/catalog-names.ts';
import { type Feedback, useFeedbacksApi } from './api.ts';

const ReviewFacts = lazyComponent(async () => (await import('./components/review-facts.tsx')).ReviewFacts);

export function useFeedbacks(): AreaView<Feedback> {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const statuses: States<Feedback['status']> = {
    waiting: { label: t`Pending`, tone: 'warning' },
    published: { label: t`Published`, tone: 'success' },
    hidden: { label: t`Hidden`, tone: 'neutral' },
  };
  return {
    name: feedbacks.name,
    title: t`Reviews`,
    icon: 'star',
    api: useFeedbacksApi(),
    columns: [
      column.text('id', t`Order`, (row) => `#${row.id}`, { sort: 'id', width: '92px', isRowHeader: true }),
      {
        id: 'stars',
        header: t`Stars`,
        text: (row) => formatNumber(row.stars),
        value: (row) => row.stars,
        cell: (row) => <RatingStars value={row.stars} describe={(value, max) => t`${value} out of ${max}`} />,
        sort: 'stars',
        width: '116px',
      },
      column.text('text', t`Review`, (row) => row.text, { width: 'minmax(180px, 3fr)' }),
      column.person('customer', t`Customer`, (row) => row.customer, { width: 'minmax(130px, 1fr)', priority: 3 }),
      column.person('booster', t`Booster`, (row) => row.booster, { width: 'minmax(120px, 1fr)', priority: 2 }),
      column.text('game', t`Game`, (row) => gameName(row.game), { width: 'minmax(110px, 1fr)', priority: 4 }),
      column.text('purchase', t`Service`, (row) => purchaseLabel(row.purchase), {
        width: 'minmax(140px, 1fr)',
        isHidden: true,
      }),
      column.date('at', t`Rated`, { sort: 'at', width: '116px', priority: 2 }),
      column.text('answer', t`Reply`, (row) => row.answer ?? '', { width: 'minmax(140px, 1fr)', isHidden: true }),
      column.state(t`Status`, (row) => statuses[row.status], { id: 'status', width: '108px' }),
    ],
    filters: [
      { name: 'status', label: t`Status`, options: stateOptions(statuses) },
      { name: 'stars', label: t`Stars`, options: [5, 4, 3, 2, 1].map((id) => ({ id, label: formatNumber(id) })) },
      { name: 'game', label: t`Game`, options: gameOptions },
      { name: 'answered', label: t`Replied` },
    ],
    defaultSort: { sort: 'at', direction: 'descending' },
    searchHint: t`Text, name or order number`,
    nameOf: (row) => t`Review of #${row.id}`,
    card: (row) => (
      <>
        <span className={styles.card}>
          <RatingStars value={row.stars} describe={(value, max) => t`${value} out of ${max}`} />
          <StateTag {...statuses[row.status]} />
        </span>
        {row.text !== '' && <bdi className={styles.muted}>{row.text}</bdi>}
      </>
    ),
    panel: (row) => <ReviewFacts review={row} />,
    form: [
      {
        name: 'status',
        label: t`Visibility`,
        note: t`Published reviews appear on the public site without the customer’s name.`,
        kind: 'choice',
        options: [
          { id: 'waiting', label: statuses.waiting.label },
          { id: 'published', label: t`Public` },
          { id: 'hidden', label: t`Hidden (stars not counted)` },
        ],
      },
      {
        name: 'answer',
        label: t`Reply`,
        note: t`The customer is notified and sees the reply on the order page.`,
        kind: 'longText',
        isOptional: true,
      },
    ],
    isEditable: (row) =>
      can('feedback.edit', actor, { customerId: row.customer.id, boosterId: row.booster?.id ?? null }),
    emptyText: t`Customer reviews appear here.`,
  };
}

/** SPEC §2, /admin/feedbacks: customer reviews, and which of them are public. */
export const Component = () => <AreaScreen area={useFeedbacks()} />;
