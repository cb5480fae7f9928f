import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { SignedIn, TestApp } from './app.ts';

interface ShownPicture {
  readonly url: string;
  readonly thumbnail: string;
}

/** Uploads a picture that nothing shows yet. */
export async function uploadPicture(who: SignedIn, order: number): Promise<{ readonly id: number }> {
  const { id } = await who.call('picture.upload', { order, clientId: randomUUID() }, {});
  return { id };
}

/** Returns a function that opens the address of a picture and returns the status. */
export const openPicture =
  ({ url }: Pick<TestApp, 'url'>) =>
  async (address: string): Promise<number> =>
    (await fetch(`${url}${address.slice(new URL(address).origin.length)}`)).status;

/** Expects that each user opens the pictures at own addresses, and that none opens for the stranger. */
export async function expectOwnAddresses(
  app: TestApp,
  { users, stranger }: { readonly users: readonly SignedIn[]; readonly stranger: SignedIn },
  read: (who: SignedIn) => Promise<readonly ShownPicture[] | undefined>,
): Promise<void> {
  const open = openPicture(app);
  for (const who of users) {
    const pictures = (await read(who)) ?? [];
    expect(pictures.length).toBeGreaterThan(0);
    for (const { url, thumbnail } of pictures) {
      expect(new URL(url).searchParams.get('user')).toBe(`${who.id}`);
      expect([await open(url), await open(thumbnail)]).toEqual([200, 200]);
      const guessed = new URL(url);
      guessed.searchParams.set('user', `${stranger.id}`);
      expect(await open(guessed.href)).toBe(404);
    }
  }
}
