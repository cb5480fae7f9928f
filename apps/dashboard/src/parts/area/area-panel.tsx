import { isApiError } from '@boostdesk/api-client';
import { Button } from '@boostdesk/ui/button';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ErrorState } from '@boostdesk/ui/error-state';
import { Stack } from '@boostdesk/ui/page-layout';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { failureWords } from '../../app/failure-words.ts';
import { AreaForm } from './area-form.tsx';
import type { AreaState } from './area-state.ts';
import type { AreaRow, AreaView } from './area-view.ts';
import { NewRowForm } from './new-row-form.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { useAreaChanged, useAreaRow } from './use-area.ts';

export interface AreaPanelProps<Row extends AreaRow> {
  readonly area: AreaView<Row>;
  readonly open: NonNullable<AreaState['open']>;
  readonly onOpen: (open: AreaState['open']) => void;
}

/** A row in full: what it is, what may be done with it, and its form. */
const RowPanel = <Row extends AreaRow>({ area, open, onOpen }: AreaPanelProps<Row> & { readonly open: number }) => {
  const { t } = useLingui();
  const { data, error, refetch } = useAreaRow(area, open);
  const isGone = isApiError(error, 'not_found');
  const changed = useAreaChanged(area.name);
  const close = () => onOpen(null);
  const known = data?.row;
  const form = known !== undefined && (area.isEditable?.(known) ?? true) ? area.form : undefined;
  // Somebody else may have taken away what is still known from before. What is typed over it is not thrown away with it.
  const row = isGone && form === undefined ? undefined : known;
  if (row === undefined) {
    return (
      <PanelFrame title={t`No. ${open}`} onClose={close} footer={<CloseButton onPress={close} />}>
        <NoRow area={area} error={error} onRetry={() => void refetch()} />
      </PanelFrame>
    );
  }
  const facts = area.panel?.(row, changed, close);
  if (form !== undefined) {
    return <AreaForm area={area} form={form} row={row} facts={facts} onClose={close} onSaved={changed} />;
  }
  return (
    <PanelFrame title={area.nameOf(row)} onClose={close} footer={<CloseButton onPress={close} />}>
      <Stack gap={24}>{facts}</Stack>
    </PanelFrame>
  );
};

interface NoRowProps<Row extends AreaRow> {
  readonly area: AreaView<Row>;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** In place of a row that is on its way, is no more, or could not be read. */
const NoRow = <Row extends AreaRow>({ area, error, onRetry }: NoRowProps<Row>) => {
  if (error === null) return <SkeletonList />;
  if (area.goneWords !== undefined && isApiError(error, 'not_found')) {
    return (
      <EmptyState icon={area.icon} title={<Trans>It is not there any more</Trans>}>
        {area.goneWords}
      </EmptyState>
    );
  }
  return <ErrorState onRetry={onRetry}>{failureWords(error)}</ErrorState>;
};

const CloseButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button onPress={onPress}>
    <Trans>Close</Trans>
  </Button>
);

export const AreaPanel = <Row extends AreaRow>({ area, open, onOpen }: AreaPanelProps<Row>) => {
  if (open !== 'new') return <RowPanel area={area} open={open} onOpen={onOpen} />;
  const close = () => onOpen(null);
  if (area.newPanel !== undefined) {
    return (
      <PanelFrame title={area.newPanel.label} onClose={close} footer={<CloseButton onPress={close} />}>
        {area.newPanel.show(onOpen)}
      </PanelFrame>
    );
  }
  const form = area.newRow?.form ?? area.form;
  if (area.newRow === undefined || form === undefined) return null;
  return <NewRowForm area={area} form={form} newRow={area.newRow} onOpen={onOpen} />;
};
