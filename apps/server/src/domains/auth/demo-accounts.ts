/** A known account of the demo marketplace; shown on the public site's sign-in page in demo mode only. */
export interface DemoAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly about: string;
}

const password = 'boost-demo-1';

export const demoAccounts = [
  { name: 'Mina Park', email: 'customer@boostdesk.example', password, about: 'Customer with active orders' },
  { name: 'Kaito', email: 'booster@boostdesk.example', password, about: 'Booster, League and Wild Rift' },
  { name: 'Nova', email: 'booster2@boostdesk.example', password, about: 'Booster, all games' },
  { name: 'Brakka', email: 'booster3@boostdesk.example', password, about: 'Booster, Rainbow Six only' },
  { name: 'Orsolya', email: 'trial@boostdesk.example', password, about: 'Booster on trial' },
  { name: 'Nils Berg', email: 'moderator@boostdesk.example', password, about: 'Moderator' },
  { name: 'Ida Holm', email: 'senior@boostdesk.example', password, about: 'Senior moderator' },
  { name: 'Sara Lund', email: 'admin@boostdesk.example', password, about: 'Admin' },
] as const satisfies readonly DemoAccount[];
