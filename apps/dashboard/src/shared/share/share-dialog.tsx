import type { OrderView } from '@boostdesk/api-client/contract';
import type { ShareHolder } from '@boostdesk/catalogs';
import { Modal } from '@boostdesk/ui/modal';
import { useLingui } from '@lingui/react/macro';
import { ShareCalculator } from './share-calculator.tsx';

export interface ShareDialogProps {
  readonly holder: ShareHolder;
  /** Fills in its service and price. */
  readonly order?: Pick<OrderView, 'serviceId' | 'price'> | undefined;
  readonly onClose: () => void;
}

/** What the booster would earn for any service and price. */
export const ShareDialog = ({ holder, order, onClose }: ShareDialogProps) => {
  const { t } = useLingui();
  return (
    <Modal isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="s" title={t`Calculate earnings`}>
      <ShareCalculator
        holder={holder}
        initialService={order?.serviceId ?? null}
        {...(order !== undefined && { initialPrice: order.price })}
      />
    </Modal>
  );
};
