import type { Db } from '../db/index.ts';
import { processPicture } from '../domains/pictures/process-picture.ts';
import type { scoreboard } from './game-pictures.ts';
import type { SeededRandom } from './random.ts';

interface PicturePlace {
  readonly user: number;
  readonly order: number;
  readonly at: Date;
}

const uuid = (dice: SeededRandom): string => {
  const digits = Array.from({ length: 12 }, () => dice.whole(0, 15).toString(16)).join('');
  return `00000000-0000-4000-8000-${digits}`;
};

/** Stores a picture that something uses; returns its id. */
export async function storePicture(
  db: Db,
  dice: SeededRandom,
  { file }: ReturnType<typeof scoreboard>,
  { user, order, at }: PicturePlace,
): Promise<number> {
  const picture = await processPicture(await file());
  if (typeof picture === 'string') throw new Error(`A picture of the demo is refused: ${picture}`);
  const { id } = await db
    .insertInto('uploaded_pictures')
    .values({
      ...{ user_id: user, order_id: order, client_id: uuid(dice), ...picture },
      ...{ created_at: at, attached_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
