import { ROLE } from '@boostdesk/auth';
import type { SignedIn } from './app.ts';
import { PASSWORD } from './people.ts';

export interface AccessLoss {
  readonly title: string;
  readonly role: 'customer' | 'booster';
  readonly end: (person: SignedIn, order: number) => Promise<unknown>;
  /** The user only leaves the room. */
  readonly staysConnected?: boolean;
}

export const accessLosses = (admin: () => SignedIn): readonly AccessLoss[] => [
  { title: 'ban', role: 'customer', end: ({ id }) => admin().call('account.ban', { id }) },
  { title: 'logout everywhere', role: 'customer', end: ({ call }) => call('account.logoutEverywhere', {}) },
  {
    title: 'password',
    role: 'customer',
    end: ({ call }) => call('account.changePassword', { password: PASSWORD, newPassword: 'another horse battery' }),
  },
  {
    title: 'role',
    role: 'booster',
    end: ({ id }) => admin().call('account.changeRole', { id, role: ROLE.customer }),
  },
  {
    title: 'unassign',
    role: 'booster',
    end: (_, id) => admin().call('order.unassign', { id, reason: 'Somebody else plays it.' }),
    staysConnected: true,
  },
];
