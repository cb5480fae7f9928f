import { ORDER_STATUS } from '@boostdesk/catalogs';
import { isGuideService, toGuidePicture } from '@boostdesk/catalogs/rules';
import type { Insertable } from 'kysely';
import type { Db } from '../db/index.ts';
import type { OrderGuidePictures } from '../db/types.ts';
import { scoreboard } from './game-pictures.ts';
import type { SeededOrder } from './orders.ts';
import { createSeededRandom } from './random.ts';
import { storePicture } from './store-picture.ts';

/** Delivered guides that show a picture. */
const WITH_PICTURE = 3;

const HOUR_MS = 60 * 60 * 1000;

const draft =
  '## Your lanes\n\n- Freeze the wave when you are ahead.\n- Ward the river at 2:45.\n\n## Still to come\n\nTeam fights and item choices.';

const delivered =
  '## Your lanes\n\n- Freeze the wave when you are ahead, and recall on the cannon wave.\n- Ward the river at **2:45**; most junglers arrive at 3:15.\n\n## Team fights\n\n1. Wait for their engage.\n2. Hit whoever is closest.\n3. Leave the tanks for last.\n\n## Items\n\n> Two damage items first, then defence against their strongest champion.\n\nPlay three games with this guide and write in the chat what felt hard.';

/** The guide of every guide order with a booster: delivered for complete ones, a draft for the others. */
export async function seedGuides(
  db: Db,
  { orders, ids }: { readonly orders: readonly SeededOrder[]; readonly ids: readonly number[] },
): Promise<void> {
  const rows = orders.flatMap(({ booster, completedAt, row, startedAt, status }, place) => {
    const order = ids[place];
    if (order === undefined || booster === null || startedAt === null || !isGuideService(row.service_id ?? null))
      return [];
    const first = {
      ...{ order_id: order, version: 1, text: draft, writer_id: booster },
      written_at: new Date(startedAt.getTime() + HOUR_MS / 2),
      delivered_at: null,
    };
    if (status !== ORDER_STATUS.complete || completedAt === null) return [first];
    return [first, { ...first, version: 2, text: delivered, written_at: completedAt, delivered_at: completedAt }];
  });
  // Its own, so that the rest of the demo stays the same.
  const dice = createSeededRandom(ids.length + 2);
  const shown: Insertable<OrderGuidePictures>[] = [];
  for (const row of rows.filter(({ delivered_at: at }) => at !== null).slice(0, WITH_PICTURE)) {
    const picture = scoreboard(dice);
    const place = { user: row.writer_id, order: row.order_id, at: row.written_at };
    const id = await storePicture(db, dice, picture, place);
    row.text += `\n\n${toGuidePicture(id, picture.alt)}`;
    shown.push({ order_id: row.order_id, version: row.version, picture_id: id });
  }
  if (rows.length > 0) await db.insertInto('order_guides').values(rows).execute();
  if (shown.length > 0) await db.insertInto('order_guide_pictures').values(shown).execute();
}
