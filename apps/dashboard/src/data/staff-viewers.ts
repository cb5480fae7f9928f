import { atom } from '../core/state.ts';

/** A member of staff who views an order on one device. */
export interface StaffViewer {
  readonly order: number;
  /** Id of the device's connection. */
  readonly connection: string;
  readonly by: { readonly id: number; readonly name: string; readonly image: string | null };
}

/** Other staff who view the orders that are open here, by device. */
export const staffViewersAtom = atom<readonly StaffViewer[]>([]);
