import { type Phrase, phrase } from '../../words/phrase.ts';

/** A demo account with a public password, shown on the public site's sign-in page in demo mode only. */
export interface DemoAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly about: Phrase;
}

const password = 'boost-demo-1';

export const demoAccounts = [
  { name: 'Mina Park', email: 'customer@boostdesk.example', password, about: phrase('Customer with active orders') },
  { name: 'Kaito', email: 'booster@boostdesk.example', password, about: phrase('Booster, League and Wild Rift') },
  { name: 'Nova', email: 'booster2@boostdesk.example', password, about: phrase('Booster, all games') },
  { name: 'Brakka', email: 'booster3@boostdesk.example', password, about: phrase('Booster, Rainbow Six only') },
  { name: 'Orsolya', email: 'trial@boostdesk.example', password, about: phrase('Booster on trial') },
  { name: 'Nils Berg', email: 'moderator@boostdesk.example', password, about: phrase('Moderator') },
  { name: 'Ida Holm', email: 'senior@boostdesk.example', password, about: phrase('Senior moderator') },
  { name: 'Sara Lund', email: 'admin@boostdesk.example', password, about: phrase('Admin') },
] as const satisfies readonly DemoAccount[];
