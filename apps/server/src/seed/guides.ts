import { ORDER_STATUS } from '@boostdesk/catalogs';
import { isGuideService } from '@boostdesk/catalogs/rules';
import type { Db } from '../db/index.ts';
import type { SeededOrder } from './orders.ts';

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
  if (rows.length > 0) await db.insertInto('order_guides').values(rows).execute();
}
