import type { CallName } from '@boostdesk/api-client/contract';
import type { Answer, CallOptions, createCaller, Request } from './calls.ts';

type Send = ReturnType<typeof createCaller>['send'];

export interface Outcome<N extends CallName> {
  readonly status: number;
  /** Undefined for a refusal. */
  readonly answer: Answer<N> | undefined;
}

/** Null when the connection broke before the end of the response. */
async function sentOnce(send: Send, name: CallName, request: unknown, options: CallOptions) {
  try {
    const response = await send(name, request, options);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    // The error of fetch for a broken connection.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

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
