import type { QuickReply } from '../../../../shared/quick-replies/api.ts';

/**
 * Reads the pictures of a quick reply as files: the message gets copies of its own, which its readers may see.
 * @throws Error when one cannot be fetched
 */
export const readReplyPictures = (pictures: QuickReply['pictures']): Promise<readonly File[]> =>
  Promise.all(
    pictures.map(async ({ id, url }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The picture ${id} was answered with ${response.status}.`);
      return new File([await response.blob()], `${id}.webp`, { type: 'image/webp' });
    }),
  );
