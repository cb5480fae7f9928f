import type { CallName } from '@boostdesk/api-client/contract';
import type { Answer, CallOptions, createCaller, Request } from './calls.ts';

type Send = ReturnType<typeof createCaller>['send'];

export interface Outcome<N extends CallName> {
  readonly status: number;
  /** Undefined for a refusal. */
  readonly answer: Answer<N> | undefined;
}

/** Null where the line broke before the whole answer was here. */
async function sentOnce(send: Send, name: CallName, request: unknown, options: CallOptions) {
  try {
    const response = await send(name, request, options);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    // What fetch rejects with for a broken line, and nothing else.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Sends a call until the server says what became of it, each time with the same key: as a client with patience does it. */
export async function callUntilDecided<N extends CallName>(
  send: Send,
  name: N,
  request: Request<N>,
  options: CallOptions,
): Promise<Outcome<N>> {
  for (;;) {
    const heard = await sentOnce(send, name, request, options);
    if (heard?.status === 200) return { status: 200, answer: JSON.parse(heard.text) as Answer<N> };
    if (heard !== null && heard.status < 500) return { status: heard.status, answer: undefined };
  }
}
