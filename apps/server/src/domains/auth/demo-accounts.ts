import { type MessageDescriptor, msg } from '../../i18n/message.ts';

/** Account with a public password, shown on the public site's sign-in page in demo mode only. */
export interface DemoAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly about: MessageDescriptor;
}

const password = 'boost-demo-1';

export const demoAccounts = [
  { name: 'Mina Park', email: 'customer@boostdesk.example', password, about: msg('Customer with active orders') },
  { name: 'Kaito', email: 'booster@boostdesk.example', password, about: msg('Booster, League and Wild Rift') },
  { name: 'Nova', email: 'booster2@boostdesk.example', password, about: msg('Booster, all games') },
  { name: 'Brakka', email: 'booster3@boostdesk.example', password, about: msg('Booster, Rainbow Six only') },
  { name: 'Orsolya', email: 'trial@boostdesk.example', password, about: msg('Booster on trial') },
  { name: 'Nils Berg', email: 'moderator@boostdesk.example', password, about: msg('Moderator') },
  { name: 'Ida Holm', email: 'senior@boostdesk.example', password, about: msg('Senior moderator') },
  { name: 'Sara Lund', email: 'admin@boostdesk.example', password, about: msg('Admin') },
] as const satisfies readonly DemoAccount[];
