import type { Db } from '../db/index.ts';
import { type CredentialsOwner, encryptCredentials } from '../vault/credentials-vault.ts';
import type { People } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Name, game, server, rank, note, whether it can be borrowed. */
const lent = [
  ['Shared 1', 3, 'EU-West', 'Gold II', 'Keep voice chat off on this account.', true],
  ['Shared 2', 3, 'EU-West', 'Platinum IV', null, true],
  ['Shared 3', 3, 'North America', 'Silver I', 'Only for evening orders, US time.', true],
  ['Shared 4', 15, 'Europe', 'Diamond 1', null, true],
  ['Shared 5', 15, 'Europe', 'Gold 3', 'Ask Nils for the two-step code.', false],
  ['Shared 6', 9, null, 'Champion II', null, true],
] as const;

/** Service, game, server, rank, text, US cents, status. */
const offered = [
  [13, 3, 'EU-West', 'Diamond IV', 'Season-start account, 94 champions, no bans. Email included.', 14_900, 'forSale'],
  [12, 3, 'EU-Nordic and East', 'Unranked', 'Level 30, 52,000 blue essence, leveled by hand.', 2_900, 'forSale'],
  [12, 3, 'North America', 'Unranked', 'Level 32, placements still to play.', 3_200, 'forSale'],
  [13, 15, 'Europe', 'Immortal 2', 'Three knife skins, all agents. First owner.', 21_500, 'forSale'],
  [13, 9, null, 'Grand Champion I', 'Octane with rare goal explosions, 1,900 hours.', 11_000, 'waiting'],
  [13, 15, 'Europe', 'Ascendant 3', 'No skins, rank earned without boosting.', 8_900, 'waiting'],
  [13, 3, 'Korea', 'Master', 'Needs a Korean phone number to change the email address.', 30_000, 'refused'],
  [13, 3, 'EU-West', 'Platinum II', '71 champions, 12 skins, honor level 4.', 7_900, 'forSale'],
  [13, 15, 'North America', 'Gold 3', 'Two knife skins and the full battle pass of last season.', 6_400, 'forSale'],
  [13, 3, 'North America', 'Silver II', 'Played as support only, 40 champions, never restricted.', 3_900, 'forSale'],
  [13, 9, null, 'Diamond III', 'PC, 1,100 hours, free name change left.', 8_500, 'forSale'],
] as const;

export async function seedGameAccounts(
  db: Db,
  { people, now, vaultKey }: { readonly people: People; readonly now: Date; readonly vaultKey: Uint8Array },
): Promise<void> {
  const login = (keeper: CredentialsOwner) => {
    const words = { login: keeper.replace(':', '-'), password: 'demo only', accountName: null, note: null };
    return { ...encryptCredentials(vaultKey, keeper, words), login_saved_at: now };
  };
  const [first] = people.boosters;
  for (const [place, [name, game_id, server, rank, note, active]] of lent.entries()) {
    const { id } = await db
      .insertInto('duoq_accounts')
      .values({ name, game_id, server, rank, note, active, created_by: people.admin, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const isLent = place === 1 && first !== undefined;
    const loan = isLent ? { holder_id: first.id, held_until: new Date(now.getTime() + 3 * HOUR_MS) } : {};
    await db
      .updateTable('duoq_accounts')
      .set({ ...login(`duoq:${id}`), ...loan })
      .where('id', '=', id)
      .execute();
  }
  for (const [place, [service_id, game_id, server, rank, text, price, status]] of offered.entries()) {
    const seller = people.boosters[place % people.boosters.length];
    if (seller === undefined) return;
    const at = new Date(now.getTime() - (offered.length - place) * DAY_MS);
    const given = { service_id, game_id, server, rank, text, price_amount: String(price) };
    const { id } = await db
      .insertInto('account_offers')
      .values({ ...given, seller_id: seller.id, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const isDecided = status !== 'waiting';
    await db
      .updateTable('account_offers')
      .set({
        ...login(`offer:${id}`),
        status,
        ...(isDecided ? { decided_by: people.admin, decided_at: now } : {}),
        ...(status === 'refused' ? { reason: 'Buyers wouldn’t be able to take over the account.' } : {}),
      })
      .where('id', '=', id)
      .execute();
  }
}
