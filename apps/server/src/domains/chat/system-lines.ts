import type { ChatMessage, Language } from '@boostdesk/api-client/contract';
import { type Phrase, phrase, type Value } from '../../words/phrase.ts';
import { say } from '../../words/say.ts';

export type SystemCode = NonNullable<ChatMessage['code']>;
export type LineParams = ChatMessage['params'];

type Line = (params: LineParams) => Phrase;

const by = (params: LineParams): Value =>
  typeof params.by === 'string' ? phrase(' by {name}', { name: params.by }) : '';

/** System lines for the lists that carry plain text; the chat itself writes them from code and parameters. */
const lines = {
  paid: () => phrase('The order is paid.'),
  locked_in: (params) => phrase('The order was locked in{by}.', { by: by(params) }),
  paused: (params) => phrase('The order was paused{by}.', { by: by(params) }),
  unpaused: (params) => phrase('The order goes on, unpaused{by}.', { by: by(params) }),
  progress: ({ percent }) =>
    typeof percent === 'number' ? phrase('Progress: {percent} % done.', { percent }) : phrase('Progress was logged.'),
  credentials_saved: () => phrase('The account details were saved.'),
  credentials_revealed: (params) => phrase('The account details were looked at{by}.', { by: by(params) }),
  completed: () => phrase('The order is complete.'),
  assigned: (params) =>
    phrase('The order was given to {booster}{by}.', { booster: params.booster ?? phrase('a booster'), by: by(params) }),
  unassigned: (params) =>
    phrase('The order was taken from {booster}{by}.', {
      booster: params.booster ?? phrase('its booster'),
      by: by(params),
    }),
  dropped: (params) => phrase('The order was dropped{by}.', { by: by(params) }),
  suspended: (params) => phrase('The order was suspended{by}.', { by: by(params) }),
  resumed: (params) => phrase('The order was resumed{by}.', { by: by(params) }),
  deadline_extended: (params) => phrase('The deadline was moved{by}.', { by: by(params) }),
  cancelled: (params) => phrase('The order was cancelled{by}.', { by: by(params) }),
  rated: ({ stars }) =>
    typeof stars === 'number' ? phrase('The order was rated {stars} of 5.', { stars }) : phrase('The order was rated.'),
} as const satisfies Record<SystemCode, Line>;

export const isSystemCode = (value: unknown): value is SystemCode =>
  typeof value === 'string' && Object.hasOwn(lines, value);

/** What a message says as plain text: its body, or its system line in the reader's language. */
export function plainText(
  message: { readonly body: string; readonly code: string | null; readonly params: LineParams },
  language: Language,
): string {
  return isSystemCode(message.code) ? say(language, lines[message.code](message.params)) : message.body;
}
