import type { SessionClaims } from './claims.ts';

/** A booster's claims, and tokens with an invalid signature. */
export const NOW = 1_760_000_000_000;

export const claims: SessionClaims & { readonly exp: number; readonly iat: number } = {
  role: 2,
  email: 'booster@example.com',
  user: 20,
  employee: {
    trial: false,
    order_notification: true,
    badge: 'gold',
    share_percent: 60,
    valorant_share_percent: null,
    acc_share_percent: 70,
    games: [3, 15],
    platforms: ['PC'],
  },
  name: 'Bo Oster',
  sanitized_name: 'bo-oster',
  relog: false,
  affilate: 7,
  image: '/bo.png',
  newsletter: true,
  favorite_employees: [21],
  notification: true,
  sid: 's-1',
  exp: NOW / 1000 + 3_600,
  iat: NOW / 1000,
};

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const tokenOf = (payload: unknown): string => `${base64url({ alg: 'none' })}.${base64url(payload)}.signature`;
export const tokenWith = (changes: Readonly<Record<string, unknown>>): string => tokenOf({ ...claims, ...changes });
