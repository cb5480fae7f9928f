import { atom } from '../core/state.ts';

/** A user who is typing in an order's chat. */
export interface Writer {
  readonly order: number;
  readonly id: number;
  readonly name: string;
}

/** The users who are typing in the chats of open orders, in the order in which they began. */
export const writersAtom = atom<readonly Writer[]>([]);
