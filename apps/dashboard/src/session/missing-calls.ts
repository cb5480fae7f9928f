import type { MissingCalls } from '@boostdesk/api-client';
import { hasOwnSid, type Session, sessionFromToken, tokenOf } from '@boostdesk/auth/session';
import * as z from 'zod/mini';
import { buildVersion } from '../core/build-version.ts';
import { readStored, removeStored, writeStored } from '../core/storage.ts';

const KEY = 'boostdesk.missingCalls';
const PLACE = 'sessionStorage';
/** `sid`: the session that found them. `build`: a new dashboard may come with a new server, and asks again. */
const Stored = z.object({
  sid: z.string(),
  build: z.optional(z.string()),
  calls: z.record(z.string(), z.int()),
});
type Stored = z.output<typeof Stored>;

/**
 * Remembers the calls that the server lacks until the session ends, across reloads of this tab. Where tokens name their session, the server is likely
 * ours and a 404 that of a proxy: a reload asks again.
 */
export function createMissingCalls(session: Pick<Session, 'get' | 'subscribe'>): MissingCalls {
  const build = buildVersion();
  let known = readStored(KEY, Stored, PLACE);
  let isOver = false;
  /** An expired token still names its session. */
  const readToken = () => sessionFromToken(tokenOf(session), { now: 0 });
  const areExpected = (): boolean => {
    const read = readToken();
    return read.ok && !hasOwnSid(read.session);
  };
  const current = (): Stored => {
    const read = readToken();
    // What a page that is being left still asks for is not asked again either.
    if (!read.ok && known !== undefined) return known;
    const sid = read.ok ? read.session.sid : '';
    if (isOver || known?.sid !== sid || known.build !== build) known = { sid, build, calls: {} };
    isOver = false;
    return known;
  };
  session.subscribe(({ status }) => {
    if (status !== 'loggedOut' && status !== 'anonymous') return;
    isOver = true;
    removeStored(KEY, PLACE);
  });
  return {
    get: (address) => current().calls[address],
    set: (address, status) => {
      const { calls } = current();
      calls[address] = status;
      if (!isOver && areExpected()) writeStored(KEY, known, PLACE);
    },
    areExpected,
  };
}
