import { createHmac } from 'node:crypto';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Db } from '../db/index.ts';
import { type CredentialsOwner, decryptCredentials, type Encrypted } from '../vault/credentials-vault.ts';
import { isGuessable } from '../vault/guessable-key.ts';
import { StartError } from './start-error.ts';

/** Reveals nothing about the key. */
const fingerprintKey = (key: Uint8Array): string => createHmac('sha256', key).update('boostdesk vault').digest('hex');

/** Advisory lock: one start at a time checks the key. */
const LOCK = 7_302_118;

async function findLatestEncrypted(db: Db): Promise<readonly [CredentialsOwner, Encrypted] | undefined> {
  const details = db.selectFrom('credentials').select(['order_id', 'nonce', 'sealed']);
  const order = await details.orderBy('saved_at', 'desc').limit(1).executeTakeFirst();
  if (order !== undefined) return [`order:${order.order_id}`, order];
  const tables = [
    ['duoq_accounts', 'duoq'],
    ['account_offers', 'offer'],
  ] as const;
  for (const [table, kind] of tables) {
    const query = db.selectFrom(table).select(['id', 'nonce', 'sealed']).where('sealed', 'is not', null);
    const row = await query.orderBy('login_saved_at', 'desc').limit(1).executeTakeFirst();
    if (row?.nonce && row.sealed) return [`${kind}:${row.id}`, { nonce: row.nonce, sealed: row.sealed }];
  }
  return undefined;
}

/** Compares the recorded fingerprint or, without one, decrypts a row. */
async function compareKey(db: Db, key: Uint8Array): Promise<'this' | 'another' | 'none'> {
  const noted = await db.selectFrom('installation').select('value').where('name', '=', 'vault').executeTakeFirst();
  if (noted !== undefined) return noted.value === fingerprintKey(key) ? 'this' : 'another';
  const found = await findLatestEncrypted(db);
  if (found === undefined) return 'none';
  try {
    decryptCredentials(key, ...found);
    return 'this';
  } catch {
    return 'another';
  }
}

/** Users are asked for the data again; accounts without a login are taken off sale. */
async function deleteEncrypted(db: Db, now: Date): Promise<void> {
  const gone = { nonce: null, sealed: null, login_saved_at: null };
  await db.deleteFrom('credentials').execute();
  const saved = () => db.updateTable('orders').where('credentials_saved_at', 'is not', null);
  await saved()
    .set({ credentials_saved_at: null, credentials_erased_at: now })
    .where((order) => order.or([order('completed_at', 'is not', null), order('cancelled_at', 'is not', null)]))
    .execute();
  await saved().set({ credentials_saved_at: null }).execute();
  await db
    .updateTable('duoq_accounts')
    .set((row) => ({ ...gone, version: row('version', '+', 1) }))
    .where('sealed', 'is not', null)
    .execute();
  await db
    .updateTable('account_offers')
    .set((row) => ({
      ...gone,
      version: row('version', '+', 1),
      status: row.case().when('status', '=', 'forSale').then('waiting').else(row.ref('status')).end(),
    }))
    .where('sealed', 'is not', null)
    .execute();
}

const wrongKeyError = () =>
  new StartError(
    'The stored account details are encrypted with a different vault key. Restore the previous key (BOOSTDESK_VAULT_KEY, or vault.key in the data folder). If it’s permanently lost, start once with BOOSTDESK_VAULT_LOST=1; users will be asked for their account details again.',
  );

const guessableKeyError = () =>
  new StartError(
    'BOOSTDESK_VAULT_KEY can be guessed, and no data is encrypted with it yet. Generate a new key with openssl rand -hex 32.',
  );

interface VaultKeyOptions {
  /** Deletes what another key encrypted instead of rejecting the key. */
  readonly isLost: boolean;
  readonly clock: () => Date;
  readonly print: (line: string) => void;
}

/**
 * Records the vault key at the first start and rejects another one later, which would show only when somebody views
 * account details.
 * @throws StartError when the key is another one, or is guessable and no data is encrypted with it
 */
export async function verifyVaultKey(
  db: Db,
  key: Uint8Array,
  { isLost, clock, print }: VaultKeyOptions,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeAdvisoryLock(tx, LOCK);
    const encryptedBy = await compareKey(tx, key);
    if (encryptedBy === 'another' && !isLost) throw wrongKeyError();
    if (encryptedBy !== 'this' && isGuessable(key)) throw guessableKeyError();
    if (encryptedBy === 'another') {
      await deleteEncrypted(tx, clock());
      await tx.deleteFrom('installation').where('name', '=', 'vault').execute();
      print('Data encrypted with the lost vault key has been deleted.');
    }
    await tx
      .insertInto('installation')
      .values({ name: 'vault', value: JSON.stringify(fingerprintKey(key)) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  });
  if (isGuessable(key))
    print('BOOSTDESK_VAULT_KEY can be guessed. Anyone who copies the data can read the account details in it.');
  if (isLost)
    print('Unset BOOSTDESK_VAULT_LOST. While it’s set, starting with a wrong key deletes all account details.');
}
