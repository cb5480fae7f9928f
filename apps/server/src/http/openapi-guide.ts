/** The first page of the API reference, in Markdown. */
export const createGuide = (serverUrl: string): string => `Every call of the dashboard, generated from the contract of
\`@boostdesk/api-client\`. In TypeScript, use that package: it has a typed function for each call.

## Sign in

1. Send email address and password to \`/auth/login\`. The demo has the accounts \`customer\`, \`booster\`, \`moderator\`
   and \`admin@boostdesk.example\`, all with the password \`boost-demo-1\`.

   \`\`\`sh
   curl ${serverUrl}/auth/login \\
     -H 'content-type: application/json' \\
     -d '{
       "email": "customer@boostdesk.example",
       "password": "boost-demo-1"
     }'
   \`\`\`

2. The answer has a \`token\`. Send it with every other call:

   \`\`\`sh
   curl ${serverUrl}/order/getList \\
     -H 'content-type: application/json' \\
     -H 'authorization: Bearer TOKEN' \\
     -d '{"scope": "mine"}'
   \`\`\`

3. On this page, paste the token under **Authentication**. **Test request** of a call then sends it.

A token is valid for 24 hours. Before it expires, \`/auth/isAuthenticated\` returns a new one. \`/auth/logout\` ends the session.

## Errors

A failed call has a status, a code in the header \`x-error-code\` and a sentence as plain text. A 422 has JSON instead:
\`{"message": "…", "fields": {"email": "Enter a valid email address"}}\`, with a message for each wrong field.
The language of the messages is that of \`Accept-Language\`.

401 means only that the session has ended. Call again after a 429 or 503, when the seconds of \`Retry-After\` are over. No call is answered 400.

## Units

- Money: whole cents of the currency beside it. BoostCoins: whole coins; a coin is worth 1 US cent.
- Times: ISO 8601 in UTC, such as \`2026-03-01T12:00:00Z\`. Days: \`2026-03-01\`.
- Shares and progress: percent, 0 to 100.
- Lists: \`next\` is the \`cursor\` of the next page, null on the last one.

## Repeat a write safely

Calls that name the header \`idempotency-key\` require it: a UUID that you create once per action. A repeated call with the same key and body has the first
answer and changes nothing; with another body it is a 409, \`key_reused\`.

## Messages and live events

Chat messages are sent, and events received, over Socket.IO, not by HTTP. \`createChannel\` of \`@boostdesk/realtime\` is
a client for it.
`;
