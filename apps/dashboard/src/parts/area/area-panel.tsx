import { Button } from '@boostdesk/ui/button';
import { ErrorState } from '@boostdesk/ui/error-state';
import { Stack } from '@boostdesk/ui/page-layout';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
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
  const changed = useAreaChanged(area.name);
  const close = () => onOpen(null);
  const row = data?.row;
  if (row === undefined) {
    return (
      <PanelFrame title={t`No. ${open}`} onClose={close} footer={<CloseButton onPress={close} />}>
        {error === null ? <SkeletonList /> : <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      </PanelFrame>
    );
  }
  const facts = area.panel?.(row, changed);
  if (area.form !== undefined && (area.isEditable?.(row) ?? true)) {
    return <AreaForm area={area} form={area.form} row={row} facts={facts} onClose={close} onSaved={changed} />;
  }
  return (
    <PanelFrame title={area.nameOf(row)} onClose={close} footer={<CloseButton onPress={close} />}>
      <Stack gap={24}>{facts}</Stack>
    </PanelFrame>
  );
};

const CloseButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button onPress={onPress}>
    <Trans>Close</Trans>
  </Button>
);

export const AreaPanel = <Row extends AreaRow>({ area, open, onOpen }: AreaPanelProps<Row>) => {
  if (open !== 'new') return <RowPanel area={area} open={open} onOpen={onOpen} />;
  const form = area.newRow?.form ?? area.form;
  if (area.newRow === undefined || form === undefined) return null;
  return <NewRowForm area={area} form={form} newRow={area.newRow} onOpen={onOpen} />;
};
