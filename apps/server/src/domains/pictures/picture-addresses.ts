import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** In seconds. Addresses of the same half day are equal, so that browsers cache the pictures. */
const HALF_DAY = 12 * 60 * 60;

export const pictureSizes = ['large', 'thumbnail'] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** A signed address's parts. */
export interface PictureAddress {
  readonly id: number;
  readonly size: PictureSize;
  /** The user whom it was made for. */
  readonly user: number;
  /** Seconds since 1970. */
  readonly until: number;
  readonly signature: string;
}

export interface PictureAddressesDeps {
  readonly signingKey: Uint8Array;
  readonly clock: () => Date;
  readonly publicUrl: string;
}

/** Makes and checks addresses that let a user see a picture without a token, which `<img>` cannot send, for 12 to 24 hours. */
export function createPictureAddresses({ signingKey, clock, publicUrl }: PictureAddressesDeps) {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'picture addresses', 32));
  const now = () => clock().getTime() / 1000;

  const sign = ({ id, size, user, until }: Omit<PictureAddress, 'signature'>): Buffer =>
    createHmac('sha256', key).update(`${id}/${size}/${user}/${until}`).digest();

  function addressOf(id: number, size: PictureSize, user: number): string {
    const until = (Math.floor(now() / HALF_DAY) + 2) * HALF_DAY;
    const signature = sign({ id, size, user, until }).toString('base64url');
    return `${publicUrl}/api/uploads/${id}/${size}?user=${user}&until=${until}&signature=${signature}`;
  }

  return {
    addressesOf: (id: number, user: number) => ({
      url: addressOf(id, 'large', user),
      thumbnail: addressOf(id, 'thumbnail', user),
    }),

    /** Returns the seconds until an address expires; undefined for a forged or expired one. */
    secondsLeft(address: PictureAddress): number | undefined {
      const given = Buffer.from(address.signature, 'base64url');
      const wanted = sign(address);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      const left = Math.floor(address.until - now());
      return left > 0 ? left : undefined;
    },
  };
}

export type PictureAddresses = ReturnType<typeof createPictureAddresses>;
