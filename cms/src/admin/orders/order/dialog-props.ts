import type { Order } from '../wire';

/** What every dialog of the order page gets. */
export interface OrderDialogProps {
  order: Order;
  /** The action worked: the order as it is now, and what to tell. */
  onDone: (order: Order, message: string) => void;
  onClose: () => void;
}
