import type { CallName, Contract, ParsedRequestOf, ResponseOf } from '../contract/index.ts';

type SpecCall = {
  [P in keyof Contract]: {
    [F in keyof Contract[P]]: Contract[P][F] extends { source: 'SPEC §7'; name: infer N extends string } ? N : never;
  }[keyof Contract[P]];
}[keyof Contract];
type Entry<N extends CallName> = N extends `${infer P extends keyof Contract}.${infer F}`
  ? Contract[P][F & keyof Contract[P]]
  : never;
type Answers = { readonly [N in SpecCall]: (answer: ResponseOf<Entry<N>>) => unknown };

/** An acknowledgement has no body. */
const nothing = () => undefined;

/** What a server that sends no more than SPEC §3 and §7 say makes of our answers; undefined: no body. */
const specAnswers: Answers = {
  'auth.isAuthenticated': ({ token }) => ({ token }),
  'auth.login': ({ token }) => ({ token }),
  'auth.canViewGuides': ({ allowed }) => allowed,
  'auth.canViewOrder': ({ allowed }) => allowed,
  'auth.saveUser': nothing,
  'order.getNoLogin': ({ id }) => id ?? undefined,
  'user.getLoyaltyRank': ({ name }) => ({ name }),
  'user.getUserInfo': ({ name, balance, premium }) => ({ name, balance, premium: Number(premium) }),
  'boostcoin.getBalance': ({ balance }) => ({ balance }),
  'user.setOnesignalToken': nothing,
  'user.removeOnesignalToken': nothing,
  'exchange.usdToEur': ({ rate }) => ({ rate }),
  'exchange.eurToUsd': ({ rate }) => ({ rate }),
  'chatMessage.getMessageList': ({ unreadMsg, allMsg }) => ({
    unreadMsg: unreadMsg.map(({ id, purchase, Chat_messages: { message, createdAt } }) => ({
      id,
      purchase,
      'Chat_messages.message': message,
      'Chat_messages.createdAt': createdAt,
    })),
    allMsg: allMsg.map(({ id, purchase, message, createdAt }) => ({ id, purchase, message, createdAt })),
  }),
  'chatMessage.clearMessages': nothing,
  'chatMessage.makeUnread': nothing,
  'chatMessage.makeRead': nothing,
  'notification.getNotifications': (rows) => rows.map(({ message, createdAt, seen }) => ({ message, createdAt, seen })),
  'notification.clearNotifications': nothing,
  'search.dashboardSearch': (found) => found.map(({ label, url }) => ({ label, url })),
};

/** Drops our extensions of a request. */
const specRequests: { readonly [N in SpecCall]?: (request: ParsedRequestOf<Entry<N>>) => unknown } = {
  'chatMessage.getMessageList': ({ offset }) => ({ offset }),
  'notification.getNotifications': () => ({}),
};

type Table = Readonly<Record<string, ((value: unknown) => unknown) | undefined>>;

/** The request as a server that knows only SPEC reads it. */
export const toSpecRequest = (call: string, request: unknown): unknown =>
  (specRequests as Table)[call]?.(request) ?? request;

/** Response of a server that knows only SPEC, made from our answer. */
export function toSpecResponse(call: string, answer: unknown): Response {
  const body = (specAnswers as Table)[call]?.(answer);
  return body === undefined ? new Response('') : Response.json(body);
}
