import { auth, boostcoin, type CallShape, chatList, search, UNREAD_MAX } from '@boostdesk/api-client/contract';
import * as z from 'zod/mini';

const { id: Id } = auth.canViewOrder.request.shape;

/** An id, also as decimal text, such as from an address. */
export const AnyId = z.union([
  Id,
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform<string, number>(Number)), Id),
]);
const withId = z.object({ id: AnyId });

const { visitorId, confidence } = auth.saveUser.request.shape;
/** The agent's result has it as `confidence.score`. */
const Score = z.pipe(
  z.object({ score: confidence.check(z.describe('Confidence of the agent, 0 to 1.')) }),
  z.transform(({ score }) => score),
);

const list = chatList.getMessageList.request.shape;
const { searchFilter } = search.dashboardSearch.request.shape;

/** Other forms of a request that SPEC §7 allows, by call. */
const otherForms: Readonly<Record<string, z.ZodMiniType>> = {
  [auth.canViewOrder.name]: withId,
  // The confidence is only informative: a form that we do not know is dropped like the rest of the agent's result.
  [auth.saveUser.name]: z.object({ visitorId, confidence: z.catch(z.union([confidence, Score]), undefined) }),
  [boostcoin.getBalance.name]: z.object({ user_id: z._default(z.nullable(AnyId), null) }),
  [chatList.getMessageList.name]: z.object({ ...list, offset: z._default(list.offset, 0) }),
  [chatList.clearMessages.name]: z.object({
    // The length is checked before the elements: each wrong one costs several errors.
    ids: z.pipe(
      z.array(z.unknown()).check(z.maxLength(UNREAD_MAX)),
      z.array(
        z.union([
          AnyId,
          z.pipe(
            withId,
            z.transform(({ id }) => id),
          ),
        ]),
      ),
    ),
  }),
  [chatList.makeRead.name]: withId,
  [chatList.makeUnread.name]: withId,
  [search.dashboardSearch.name]: z.object({
    searchFilter: z.union([
      searchFilter,
      z.pipe(z.pipe(z.int().check(z.minimum(0)), z.transform<number, string>(String)), searchFilter),
    ]),
  }),
};

/**
 * The requests that the server accepts. SPEC §7 names the fields of its calls, not their exact form, so these calls take
 * every form that it allows, and drop unknown keys. Our own calls refuse what the contract does not have. Both pass on
 * nothing but the contract's keys.
 */
export function acceptedRequest({ name, source, request }: CallShape): z.ZodMiniType {
  if (source !== 'SPEC §7') return request;
  const known = otherForms[name];
  if (known !== undefined) return known;
  if (!(request instanceof z.ZodMiniObject)) throw new Error(`The request of ${name} is not an object.`);
  return z.object(request.shape);
}
