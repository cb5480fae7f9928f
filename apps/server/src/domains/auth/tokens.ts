import { errors, jwtVerify, SignJWT } from 'jose';
import type { Account } from '../users/accounts.service.ts';

const ISSUER = 'boostdesk';
const ALGORITHM = 'HS256';
const SESSION = 'boostdesk:session';
const HAND_OVER = 'boostdesk:hand-over';

const TOKEN_SECONDS = 24 * 60 * 60;
export const HAND_OVER_SECONDS = 60;

/** SPEC §3. */
const toClaims = (account: Account) => ({
  role: account.role,
  email: account.email,
  user: account.id,
  employee: account.employee,
  name: account.name,
  sanitized_name: account.sanitizedName,
  relog: account.relog,
  affilate: account.affilate,
  image: account.image,
  newsletter: account.newsletter,
  favorite_employees: account.favoriteEmployees,
  notification: account.notification,
});

/**
 * One algorithm and issuer, and an audience per purpose, so that session and hand-over tokens are not interchangeable.
 */
export function createTokens(key: Uint8Array, clock: () => Date) {
  const sign = (claims: Record<string, unknown>, audience: string, seconds: number, id: string) => {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setJti(id)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(key);
  };

  async function verifyId(token: string, audience: string): Promise<string | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience,
        currentDate: clock(),
      });
      return payload.jti;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  return {
    signSession: (account: Account, sid: string) => sign({ ...toClaims(account), sid }, SESSION, TOKEN_SECONDS, sid),
    /** Contains the user, so that a browser can ask before it replaces another account. */
    signHandOver: (jti: string, user: number) => sign({ user }, HAND_OVER, HAND_OVER_SECONDS, jti),
    /** Returns the session id; undefined for an invalid token. */
    verifySession: (token: string) => verifyId(token, SESSION),
    /** Returns the hand-over's id; undefined for an invalid token. */
    verifyHandOver: (token: string) => verifyId(token, HAND_OVER),
  };
}

export type Tokens = ReturnType<typeof createTokens>;
