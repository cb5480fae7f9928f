import type { Guide, OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Markdown } from '@boostdesk/ui/markdown';
import { Stack } from '@boostdesk/ui/page-layout';
import { Select } from '@boostdesk/ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../../core/services-context.ts';
import { useAtomValue } from '../../../core/state.ts';
import { keys } from '../../../data/query-client.ts';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useOrderAction } from '../../../shared/order-actions/use-order-action.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import { useDeliverGuide, useGuide } from './api.ts';
import styles from './guide.module.css';
import { GuideEditor } from './guide-editor.tsx';

interface GuideCardProps {
  readonly order: OrderView;
}

/** The guide of an order: its booster writes and delivers it, the customer reads what is delivered. */
export const GuideCard = ({ order }: GuideCardProps) => {
  const { t } = useLingui();
  const [version, setVersion] = useState<number | null>(null);
  const [isEditing, setEditing] = useState(false);
  const query = useGuide(order.id, version);
  const mayWrite = can('order.writeGuide', useAtomValue(actorAtom), subjectOf(order));
  const edit = () => {
    setVersion(null);
    setEditing(true);
  };
  return (
    <Card title={t`Guide`} isLined>
      <QueryView query={query} rows={2}>
        {({ guide }) => {
          if (isEditing) return <GuideEditor order={order.id} guide={guide} onDone={() => setEditing(false)} />;
          if (guide === null) return <NoGuide onWrite={mayWrite ? edit : null} />;
          return (
            <Stack gap={16}>
              <Versions guide={guide} onChoose={setVersion} />
              <Markdown translate="yes" text={guide.text} idPrefix={`guide-${order.id}-`} firstLevel={2} />
              {mayWrite && <WriterButtons order={order} guide={guide} onEdit={edit} />}
            </Stack>
          );
        }}
      </QueryView>
    </Card>
  );
};

/** @param onWrite null for readers */
const NoGuide = ({ onWrite }: { readonly onWrite: (() => void) | null }) =>
  onWrite === null ? (
    <EmptyState headingLevel={3} title={<Trans>No guide yet</Trans>}>
      <Trans>The guide appears here when the booster delivers it.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      headingLevel={3}
      title={<Trans>No guide yet</Trans>}
      actions={
        <Button variant="primary" onPress={onWrite}>
          <Trans>Write guide</Trans>
        </Button>
      }
    >
      <Trans>The customer can read it once you deliver it.</Trans>
    </EmptyState>
  );

function useVersionLabel() {
  const { t } = useLingui();
  return ({ version, deliveredAt, writtenAt }: Guide['versions'][number]): string => {
    const number = formatNumber(version);
    return deliveredAt === null
      ? t`Version ${number}, draft from ${formatDate(writtenAt)}`
      : t`Version ${number}, delivered on ${formatDate(deliveredAt)}`;
  };
}

interface VersionsProps {
  readonly guide: Guide;
  /** Null: the newest. */
  readonly onChoose: (version: number | null) => void;
}

const Versions = ({ guide, onChoose }: VersionsProps) => {
  const { t } = useLingui();
  const labelOf = useVersionLabel();
  const [newest] = guide.versions;
  if (guide.versions.length < 2) return <p className={styles.muted}>{labelOf(guide)}</p>;
  return (
    <Select
      aria-label={t`Version`}
      className={styles.versions ?? ''}
      items={guide.versions.map((one) => ({ id: one.version, label: labelOf(one) }))}
      value={guide.version}
      onChange={(chosen) => onChoose(chosen === newest?.version ? null : Number(chosen))}
    />
  );
};

interface WriterButtonsProps extends GuideCardProps {
  readonly guide: Guide;
  readonly onEdit: () => void;
}

const WriterButtons = ({ order, guide, onEdit }: WriterButtonsProps) => {
  const { t } = useLingui();
  const { queries } = useServices();
  const deliver = useDeliverGuide();
  const { submit, isPending } = useOrderAction(order.id, {
    success: t`Guide delivered.`,
    onSuccess: () => void queries.invalidateQueries({ queryKey: keys.guides(order.id) }),
  });
  const isNewest = guide.version === guide.versions[0]?.version;
  return (
    <div className={styles.buttons}>
      <Button onPress={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      {isNewest && guide.deliveredAt === null && (
        <Button
          variant="primary"
          isPending={isPending}
          onPress={() => void submit(deliver, { order: order.id, version: guide.version })}
        >
          <Trans>Deliver to customer</Trans>
        </Button>
      )}
    </div>
  );
};
