// A service calls the API: its token comes from its own store, and every failure is an `ApiError`.
// The server here is made from the contract, without a socket; against a real one omit `fetch`.
import { createClient, isApiError, r6Stats } from '@boostdesk/api-client';
import { chatMessage, exchange, order } from '@boostdesk/api-client/contract';
import { createFakeApi, FakeApiError } from '@boostdesk/api-client/testing';

const fake = createFakeApi({
  exchange: { usdToEur: () => ({ rate: 0.9 }) },
  order: {
    getNoLogin: () => ({ id: 10_001 }),
    pause: () => {
      throw new FakeApiError('conflict', 'It is complete already.');
    },
  },
});

let fetched = 0;
/** An asynchronous vault, read before each request. */
const vault = {
  token: async (): Promise<string> => {
    fetched += 1;
    return `secret.number.${fetched}`;
  },
};

const api = createClient({
  parts: { chatMessage, exchange, order },
  baseUrl: 'https://api.example',
  token: vault.token,
  onSessionEnded: () => console.log('the session has ended'),
  fetch: fake.fetch,
});

async function main(): Promise<void> {
  console.log(await api.exchange.usdToEur());
  console.log(await api.order.getNoLogin());
  try {
    await api.order.pause({ id: 10_001 });
  } catch (error) {
    if (!isApiError(error, 'conflict')) throw error;
    console.log(error.status, error.code, error.isRetryable(), error.toToast());
  }
  // The look-up of ranks in Rainbow Six is switched off, and asks no server.
  console.log(r6Stats());
  for (const { call, token, request } of fake.sent) console.log(call, token, request);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
