import type { Db, Tx } from '../../db/index.ts';

export function createSettingsRepository() {
  async function put(
    tx: Tx,
    user: number,
    changed:
      | { alerts: string }
      | { appearance: string }
      | { shortcuts: boolean }
      | { tour_seen: boolean }
      | { language: string },
  ): Promise<void> {
    await tx
      .insertInto('user_settings')
      .values({ user_id: user, ...changed })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
      .execute();
  }

  return {
    /** Returns the stored value of any version. */
    read: (
      db: Db,
      user: number,
    ): Promise<{ alerts: unknown; appearance: unknown; language: string | null; shortcuts: boolean } | undefined> =>
      db
        .selectFrom('user_settings')
        .select(['alerts', 'appearance', 'language', 'shortcuts'])
        .where('user_id', '=', user)
        .executeTakeFirst(),
    readTour: (db: Db, user: number): Promise<{ tour_seen: boolean } | undefined> =>
      db.selectFrom('user_settings').select('tour_seen').where('user_id', '=', user).executeTakeFirst(),
    putShortcuts: (tx: Tx, user: number, shortcuts: boolean) => put(tx, user, { shortcuts }),
    putTourSeen: (tx: Tx, user: number) => put(tx, user, { tour_seen: true }),
    putLanguage: (tx: Tx, user: number, language: string) => put(tx, user, { language }),
    putAlerts: (tx: Tx, user: number, alerts: object) => put(tx, user, { alerts: JSON.stringify(alerts) }),
    putAppearance: (tx: Tx, user: number, appearance: object) =>
      put(tx, user, { appearance: JSON.stringify(appearance) }),
  };
}
