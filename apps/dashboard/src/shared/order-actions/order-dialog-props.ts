import type { OrderView } from '@boostdesk/api-client/contract';

/** Props of every order dialog. */
export interface OrderDialogProps {
  readonly order: OrderView;
  readonly onClose: () => void;
}
