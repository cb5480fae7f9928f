import type { OrderView } from '@boostdesk/api-client/contract';

/** What every dialog about an order is given. */
export interface OrderDialogProps {
  readonly order: OrderView;
  readonly onClose: () => void;
}
