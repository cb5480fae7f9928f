import type { LabelledLogin } from '@boostdesk/catalogs/message-check';
import { atom } from '../../core/state.ts';

/** What to enter into the account details of an order, moved from a chat message. In memory only. */
export interface AccountPrefill {
  readonly order: number;
  readonly values: LabelledLogin;
  /** The whole message. The note gets the part that no other field takes. */
  readonly text: string;
}

/** Opens the form of the order's account details; the form clears it. */
export const accountPrefillAtom = atom<AccountPrefill | null>(null);
