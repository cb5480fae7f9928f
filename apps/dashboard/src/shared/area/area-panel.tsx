import { isApiError } from '@boostdesk/api-client';
import { Button } from '@boostdesk/ui/button';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Stack } from '@boostdesk/ui/page-layout';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { LoadError } from '../components/load-error.tsx';
import type { AreaState } from './area-state.ts';
import type { AreaRow, PanelArea } from './area-view.ts';
import { NewRowForm } from './new-row-form.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { RowButtons, RowForm } from './row-form.tsx';
import { useAreaRow, useInvalidateArea } from './use-area.ts';
import { useRowForm } from './use-row-form.ts';

export interface AreaPanelProps<Row extends AreaRow> {
  readonly area: PanelArea<Row>;
  readonly open: NonNullable<AreaState['open']>;
  /** Beside the page, not over it. @default from 1280 px window width */
  readonly isDocked?: boolean | undefined;
  readonly onOpen: (open: AreaState['open']) => void;
  /** Called once an existing row is saved. @default the panel stays open */
  readonly onSaved?: (() => void) | undefined;
}

/**
 * Panel of a row: facts, actions and form. It renders before the row has loaded and remains the same element: a
 * replaced sheet would animate, be announced and lose the focus again.
 */
const RowPanel = <Row extends AreaRow>({
  area,
  open,
  isDocked,
  onOpen,
  onSaved,
}: AreaPanelProps<Row> & { readonly open: number }) => {
  const { t } = useLingui();
  const id = useId();
  const { data, error, refetch } = useAreaRow(area, open);
  const isGone = isApiError(error, 'not_found');
  const changed = useInvalidateArea(area.name);
  const close = () => onOpen(null);
  const known = data?.row;
  const editable =
    known !== undefined && area.form && (area.isEditable?.(known) ?? true) ? { form: area.form, row: known } : null;
  const state = useRowForm({ area, id: open, editable, onChanged: changed, onSaved });
  // A deleted row is shown as gone, unless the user has typed into its form.
  const row = isGone && editable === null ? undefined : known;
  const content = () => {
    if (row === undefined && isGone) return <NotFound area={area} onClose={close} />;
    if (row === undefined) return error === null ? <SkeletonList /> : <LoadError error={error} onRetry={refetch} />;
    const facts = area.panel?.(row, changed, close);
    return state === null ? (
      <Stack gap={24}>{facts}</Stack>
    ) : (
      <RowForm id={id} area={area} state={state} facts={facts} />
    );
  };
  const footer = () => {
    if (state !== null) return <RowButtons id={id} area={area} state={state} onClose={close} />;
    return row === undefined && isGone ? undefined : <CloseButton onPress={close} />;
  };
  return (
    <PanelFrame
      title={row === undefined ? t`ID ${open}` : area.nameOf(row)}
      isDocked={isDocked}
      onClose={close}
      footer={footer()}
    >
      {content()}
    </PanelFrame>
  );
};

/** Shown for a row that does not exist; a retry would not help. */
const NotFound = <Row extends AreaRow>({
  area,
  onClose,
}: Pick<AreaPanelProps<Row>, 'area'> & { readonly onClose: () => void }) => (
  <EmptyState
    icon={area.icon}
    title={<Trans>Not found</Trans>}
    actions={
      <Button variant="primary" onPress={onClose}>
        <Trans>Back to the list</Trans>
      </Button>
    }
  >
    {area.notFoundText ?? <Trans>This item was removed, or the ID in the link is wrong.</Trans>}
  </EmptyState>
);

const CloseButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button onPress={onPress}>
    <Trans>Close</Trans>
  </Button>
);

export const AreaPanel = <Row extends AreaRow>({ area, open, isDocked, onOpen, onSaved }: AreaPanelProps<Row>) => {
  if (open !== 'new') {
    return <RowPanel area={area} open={open} isDocked={isDocked} onOpen={onOpen} onSaved={onSaved} />;
  }
  const close = () => onOpen(null);
  if (area.newPanel !== undefined) {
    return (
      <PanelFrame
        title={area.newPanel.label}
        isDocked={isDocked}
        onClose={close}
        footer={<CloseButton onPress={close} />}
      >
        {area.newPanel.show(onOpen)}
      </PanelFrame>
    );
  }
  const form = area.newRow?.form ?? area.form;
  if (area.newRow === undefined || form === undefined) return null;
  return <NewRowForm area={area} form={form} newRow={area.newRow} isDocked={isDocked} onOpen={onOpen} />;
};
