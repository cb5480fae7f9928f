import type { OrderView } from '@boostdesk/api-client/contract';

export interface OrderDialogProps {
  readonly order: OrderView;
  readonly onClose: () => void;
}
