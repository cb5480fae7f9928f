import type { OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../core/lazy.ts';
import { useServices } from '../../../core/services-context.ts';
import { useAtomValue } from '../../../core/state.ts';
import { keys } from '../../../data/query-client.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import type { AreaRow, Fields, NewRowArea, PanelArea } from '../../../shared/area/area-view.ts';
import { useAreaRow } from '../../../shared/area/use-area.ts';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { subjectOf } from '../../../shared/order-subject.ts';
import { useAddonForm } from '../../../shared/staff-forms/addon-form.ts';
import { useFineForm } from '../../../shared/staff-forms/fine-form.ts';
import { useOrderNoteForm } from '../../../shared/staff-forms/order-note-form.ts';
import { useProgressPayForm } from '../../../shared/staff-forms/progress-pay-form.tsx';
import styles from './order.module.css';

const AreaPanel = lazyComponent(async () => (await import('../../../shared/area/area-panel.tsx')).AreaPanel);

interface StaffCardProps {
  readonly order: OrderView;
}

/** The area's form without the fields that the order determines. */
function forOrder<Row extends AreaRow>(
  area: NewRowArea<Row>,
  { id, price }: OrderView,
  { known, ...initial }: { readonly known: Fields; readonly booster?: number | null },
): PanelArea<Row> {
  const { newRow } = area;
  return {
    ...area,
    newRow: {
      ...newRow,
      order: id,
      fields: { ...newRow.fields, ...initial, ...known },
      form: newRow.form
        .filter(({ name }) => !(name in known))
        .map((field) => (field.kind === 'money' ? { ...field, currency: price.currency } : field)),
    },
  };
}

const wasPlayed = ({ booster, events }: OrderView): boolean =>
  booster !== null || events.some(({ kind }) => kind === 'locked_in');

/** The forms that are offered, by the rules that the server checks. */
function useOffers(order: OrderView) {
  const actor = useAtomValue(actorAtom);
  const subject = subjectOf(order);
  const fine = useFineForm();
  const pay = useProgressPayForm();
  const addon = useAddonForm();
  const known = { order: order.id };
  const fineKnown = { ...known, currency: order.price.currency };
  return {
    fine:
      can('fine.create', actor) && wasPlayed(order)
        ? forOrder(fine, order, { known: fineKnown, booster: order.booster?.id ?? null })
        : null,
    pay:
      can('order.payProgress', actor, subject) && order.booster !== null && order.booster.id !== actor.id
        ? forOrder(pay, order, { known })
        : null,
    addon: can('order.addExtra', actor, subject) ? forOrder(addon, order, { known }) : null,
  };
}

type Open = 'note' | keyof ReturnType<typeof useOffers>;

const Panel = <Row extends AreaRow>({
  area,
  open,
  onClose,
}: {
  readonly area: PanelArea<Row>;
  readonly open: number | 'new';
  readonly onClose: () => void;
}) => (
  <Suspense>
    {/* Over the page, as the chat is docked beside it. A saved new row opens in its area only. */}
    <AreaPanel area={area} open={open} isDocked={false} onOpen={onClose} onSaved={onClose} />
  </Suspense>
);

/** The staff's note and forms about an order, the same as in their areas. */
export const StaffCard = ({ order }: StaffCardProps) => {
  const { t } = useLingui();
  const { queries } = useServices();
  const [open, setOpen] = useState<Open | null>(null);
  const note = useOrderNoteForm();
  const query = useAreaRow(note, order.id);
  const { fine, pay, addon } = useOffers(order);
  const close = () => {
    setOpen(null);
    void queries.invalidateQueries({ queryKey: keys.order(order.id) });
  };
  const buttons = [
    { id: 'fine', area: fine },
    { id: 'pay', area: pay },
    { id: 'addon', area: addon },
  ] as const;
  return (
    <Card title={t`Staff`}>
      <QueryView query={query} rows={1}>
        {({ row }) =>
          row.note === '' ? (
            <p className={styles.muted}>
              <Trans>No note yet.</Trans>
            </p>
          ) : (
            <p className={styles.staffNote} dir="auto">
              {row.note}
            </p>
          )
        }
      </QueryView>
      <div className={styles.staffActions}>
        <Button onPress={() => setOpen('note')}>
          <Icon name="pencil" />
          <Trans>Edit note</Trans>
        </Button>
        {buttons.map(
          ({ id, area }) =>
            area !== null && (
              <Button key={id} onPress={() => setOpen(id)}>
                <Icon name={area.icon} />
                {area.newRow?.label}
              </Button>
            ),
        )}
      </div>
      {open === 'note' && <Panel area={note} open={order.id} onClose={close} />}
      {open === 'fine' && fine !== null && <Panel area={fine} open="new" onClose={close} />}
      {open === 'pay' && pay !== null && <Panel area={pay} open="new" onClose={close} />}
      {open === 'addon' && addon !== null && <Panel area={addon} open="new" onClose={close} />}
    </Card>
  );
};
