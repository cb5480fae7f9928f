import type { Guide, OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { Banner } from '@boostdesk/ui/banner';
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
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { type QueryState, QueryView } from '../../../shared/components/query-view.tsx';
import { useVersionedDraft } from '../../../shared/hooks/use-versioned-draft.ts';
import { useOrderAction } from '../../../shared/order-actions/use-order-action.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import { useHasDraftPictures } from '../../../shared/pictures/draft-pictures.ts';
import { useDeliverGuide, useGuide } from './api.ts';
import { findPictureIn } from './find-picture.ts';
import styles from './guide.module.css';
import { GuideEditor } from './guide-editor.tsx';

interface GuideCardProps {
  readonly order: OrderView;
}

/** Shows the guide of an order. Its booster writes and delivers it; the customer reads delivered versions. */
export const GuideCard = ({ order }: GuideCardProps) => {
  const { t } = useLingui();
  const [version, setVersion] = useState<number | null>(null);
  const [isEditing, setEditing] = useState(false);
  /** The press on Close or Save had the focus, which Edit takes. */
  const [hadFocus, setHadFocus] = useState(false);
  const newest = useGuide(order.id, null);
  const chosen = usePreviousData(useGuide(order.id, version));
  const current = { version: newest.data?.guide?.version ?? 0, text: newest.data?.guide?.text ?? '' };
  const draft = useVersionedDraft(`guide ${order.id}`, current);
  const isChanged = draft.text.trim() !== current.text.trim();
  const actor = useAtomValue(actorAtom);
  const mayWrite = can('order.writeGuide', actor, subjectOf(order));
  const draftKey = `guide ${actor.id} ${order.id}`;
  const hasDraftPictures = useHasDraftPictures(draftKey);
  const edit = () => {
    setVersion(null);
    setEditing(true);
  };
  const close = (had: boolean) => {
    setHadFocus(had);
    setEditing(false);
  };
  const choose = (next: number | null) => {
    setHadFocus(false);
    setVersion(next);
  };
  return (
    <Card title={t`Guide`} isLined>
      <QueryView query={isEditing ? newest : chosen} rows={2}>
        {({ guide }) => {
          if (isEditing) {
            const state = { guide, draft, draftKey, hasDraftPictures, isChanged, mayWrite };
            return <GuideEditor order={order.id} {...state} onDone={close} />;
          }
          const writer = { onEdit: edit, focusesEdit: hadFocus };
          if (isChanged || hasDraftPictures) {
            return (
              <Stack gap={16}>
                <UnsavedChanges {...writer} />
                {guide !== null && <GuideText order={order} guide={guide} version={version} onChoose={choose} />}
              </Stack>
            );
          }
          if (guide === null) return <NoGuide writer={mayWrite ? writer : null} />;
          return (
            <Stack gap={16}>
              <GuideText order={order} guide={guide} version={version} onChoose={choose} />
              {mayWrite && <WriterButtons order={order} guide={guide} {...writer} />}
            </Stack>
          );
        }}
      </QueryView>
    </Card>
  );
};

/** Keeps the data of the previous key until that of the new one is fetched. */
function usePreviousData<T>(query: QueryState<T>): QueryState<T> {
  const [previous, setPrevious] = useState(query.data);
  if (query.data !== undefined && query.data !== previous) setPrevious(query.data);
  return { ...query, data: query.data ?? (query.error === null ? previous : undefined) };
}

interface Writer {
  readonly onEdit: () => void;
  readonly focusesEdit: boolean;
}

/** Remains when the booster may no longer save, as the text is in the editor only. */
const UnsavedChanges = ({ onEdit, focusesEdit }: Writer) => (
  <Banner
    tone="warning"
    actions={
      <Button size="s" autoFocus={focusesEdit} onPress={onEdit}>
        <Trans>Edit</Trans>
      </Button>
    }
  >
    <Trans>You have unsaved changes.</Trans>
  </Banner>
);

interface GuideTextProps extends GuideCardProps, VersionsProps {}

const GuideText = ({ order, guide, ...versions }: GuideTextProps) => {
  const { queries } = useServices();
  const onLoadError = () => void queries.invalidateQueries({ queryKey: keys.guides(order.id) });
  return (
    <>
      <Versions guide={guide} {...versions} />
      {/* Replaced as a whole, as the browser may have translated it. */}
      <Markdown
        key={guide.text}
        translate="yes"
        text={guide.text}
        idPrefix={`guide-${order.id}-`}
        firstLevel={2}
        findPicture={findPictureIn(guide.pictures, onLoadError)}
      />
    </>
  );
};

/** @param writer null for readers */
const NoGuide = ({ writer }: { readonly writer: Writer | null }) =>
  writer === null ? (
    <EmptyState headingLevel={3} title={<Trans>No guide yet</Trans>}>
      <Trans>The guide appears here when the booster delivers it.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      headingLevel={3}
      title={<Trans>No guide yet</Trans>}
      actions={
        <Button variant="primary" autoFocus={writer.focusesEdit} onPress={writer.onEdit}>
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
  /** The chosen version, which may still be loading. Null: the newest. */
  readonly version: number | null;
  /** Null: the newest. */
  readonly onChoose: (version: number | null) => void;
}

const Versions = ({ guide, version, onChoose }: VersionsProps) => {
  const { t } = useLingui();
  const labelOf = useVersionLabel();
  const [newest] = guide.versions;
  if (guide.versions.length < 2) return <p className={styles.muted}>{labelOf(guide)}</p>;
  return (
    <Select
      aria-label={t`Version`}
      className={styles.versions ?? ''}
      items={guide.versions.map((one) => ({ id: one.version, label: labelOf(one) }))}
      value={version ?? guide.version}
      onChange={(chosen) => onChoose(chosen === newest?.version ? null : Number(chosen))}
    />
  );
};

interface WriterButtonsProps extends GuideCardProps, Writer {
  readonly guide: Guide;
}

const WriterButtons = ({ order, guide, onEdit, focusesEdit }: WriterButtonsProps) => {
  const { t } = useLingui();
  const { queries } = useServices();
  const deliver = useDeliverGuide();
  const { submit, isPending, problem } = useOrderAction(order.id, {
    success: t`Guide delivered.`,
    onSuccess: () => void queries.invalidateQueries({ queryKey: keys.guides(order.id) }),
  });
  const isNewest = guide.version === guide.versions[0]?.version;
  return (
    <div className={styles.buttons}>
      <Button autoFocus={focusesEdit} onPress={onEdit}>
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
      <ButtonProblem problem={problem} />
    </div>
  );
};
