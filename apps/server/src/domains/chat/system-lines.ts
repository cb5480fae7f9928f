import type { ChatMessage } from '@boostdesk/api-client/contract';

export type SystemCode = NonNullable<ChatMessage['code']>;
export type LineParams = ChatMessage['params'];

type Line = (params: LineParams) => string;

const by = (params: LineParams): string => (typeof params.by === 'string' ? ` by ${params.by}` : '');

/** System lines in English, for the lists that carry plain text; the chat itself writes them from code and parameters. */
const lines = {
  paid: () => 'The order is paid.',
  locked_in: (params) => `The order was locked in${by(params)}.`,
  paused: (params) => `The order was paused${by(params)}.`,
  unpaused: (params) => `The order goes on, unpaused${by(params)}.`,
  progress: (params) =>
    typeof params.percent === 'number' ? `Progress: ${params.percent} % done.` : 'Progress was logged.',
  credentials_saved: () => 'The account details were saved.',
  credentials_revealed: (params) => `The account details were looked at${by(params)}.`,
  completed: () => 'The order is complete.',
  assigned: (params) => `The order was given to ${params.booster ?? 'a booster'}${by(params)}.`,
  unassigned: (params) => `The order was taken from ${params.booster ?? 'its booster'}${by(params)}.`,
  dropped: (params) => `The order was dropped${by(params)}.`,
  suspended: (params) => `The order was suspended${by(params)}.`,
  resumed: (params) => `The order was resumed${by(params)}.`,
  deadline_extended: (params) => `The deadline was moved${by(params)}.`,
  cancelled: (params) => `The order was cancelled${by(params)}.`,
  rated: (params) =>
    typeof params.stars === 'number' ? `The order was rated ${params.stars} of 5.` : 'The order was rated.',
} as const satisfies Record<SystemCode, Line>;

export const isSystemCode = (value: unknown): value is SystemCode =>
  typeof value === 'string' && Object.hasOwn(lines, value);

/** What a message says as plain text: its body, or its system line. */
export function plainText(message: {
  readonly body: string;
  readonly code: string | null;
  readonly params: LineParams;
}): string {
  return isSystemCode(message.code) ? lines[message.code](message.params) : message.body;
}
