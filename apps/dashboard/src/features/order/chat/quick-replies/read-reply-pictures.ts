import type { QuickReply } from '../../../../shared/quick-replies/api.ts';

/** A message waits no longer for its pictures, in ms. */
const TIMEOUT_MS = 30_000;

/**
 * Reads the pictures of a quick reply as files: the message gets copies of its own, which its readers may see.
 * @throws Error when one cannot be fetched in time
 */
export const readReplyPictures = (pictures: QuickReply['pictures']): Promise<readonly File[]> =>
  Promise.all(
    pictures.map(async ({ id, url }) => {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`The picture ${id} was answered with ${response.status}.`);
      return new File([await response.blob()], `${id}.webp`, { type: 'image/webp' });
    }),
  );
