import type { ChatMessage, QuotedMessage } from '@boostdesk/api-client/contract';
import { plural, t } from '@lingui/core/macro';

/** Length of a quote in characters, as the server cuts it. */
const QUOTE = 200;

/** The quote of a message; undefined for a system message. */
export function toQuote({ id, seq, sender, body, pictures = [] }: ChatMessage): QuotedMessage | undefined {
  if (sender === null) return undefined;
  const text = [...body].slice(0, QUOTE).join('');
  const { id: senderId, name } = sender;
  return { id, message: { seq, sender: { id: senderId, name }, body: text, pictures: pictures.length } };
}

/** Author and text of a quote in the thread. */
export function describeQuote({ message }: QuotedMessage, self: number): { author?: string; text: string } {
  if (message === null) return { text: t`Message not available` };
  const { sender, body, pictures } = message;
  const author = sender.id === self ? t`You` : sender.name;
  return { author, text: body === '' ? plural(pictures, { one: '# picture', other: '# pictures' }) : body };
}

/** Title and text of the reply in the composer. */
export function describeReply(quote: QuotedMessage, self: number): { id: number; title: string; text: string } {
  const sender = quote.message?.sender;
  const name = sender?.name ?? '';
  const title = sender?.id === self ? t`Replying to yourself` : t`Replying to ${name}`;
  return { id: quote.id, title, text: describeQuote(quote, self).text };
}
