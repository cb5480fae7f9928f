import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { BrowserContext } from '@playwright/test';

const catalogue = join(import.meta.dirname, '../../apps/dashboard/src/locales/de/messages.po');
const ENTRY = /^(?:msgctxt ("(?:[^"\\]|\\.)*")\n)?msgid ("(?:[^"\\]|\\.)+")$/gm;

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const odd = [...'àƀçďéƒĝĥïĵķļɱñôþɋŕšţüṽŵẋýžÀƁÇĎÉƑĜĤÏĴĶĻṀÑÔÞɊŔŠŢÜṼŴẊÝŽ'];

/** A word as nobody writes it, longer by two fifths. */
const oddWord = (word: string): string =>
  [...word]
    .map((letter) => odd[plain.indexOf(letter)] ?? letter)
    .join('')
    .padEnd(word.length < 3 ? 0 : Math.ceil(word.length * 1.4), 'ö');

/** What stands in angle brackets is a tag, not a text. */
const oddText = (text: string): string =>
  text
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replaceAll(/\p{L}+/gu, oddWord)))
    .join('');

type Compiled = string | readonly unknown[];

/** A text is a list of strings and of `[value, kind, forms]`; a form is a text again. */
function oddMessage(message: Compiled): Compiled {
  if (typeof message === 'string') return oddText(message);
  return message.map((token) => {
    if (typeof token === 'string') return oddText(token);
    const [value, kind, forms] = token as [string, string?, unknown?];
    if (typeof forms !== 'object' || forms === null) return token;
    const odder = Object.entries(forms).map(([form, text]) => [form, form === 'offset' ? text : oddMessage(text)]);
    return [value, kind, Object.fromEntries(odder)];
  });
}

/** The English of all that the dashboard says, by the name that it has in a built catalogue. */
function englishByName(): Map<string, string> {
  const entries = readFileSync(catalogue, 'utf8').matchAll(ENTRY);
  return new Map(
    [...entries].flatMap(([, context, quoted = '""']) => {
      const english: string = JSON.parse(quoted);
      const name = generateMessageId(english, context === undefined ? '' : JSON.parse(context));
      // A word of the packages is its own name.
      return [
        [name, english],
        [english, english],
      ] as const;
    }),
  );
}

/** A built catalogue, with every text of it in odd letters and longer by two fifths. */
async function oddCatalogue(file: string): Promise<string> {
  const built: { readonly messages: object } = await import(`data:text/javascript,${encodeURIComponent(file)}`);
  const english = englishByName();
  const texts = Object.keys(built.messages).map((name) => [
    name,
    oddMessage(compileMessageOrThrow(english.get(name) ?? name)),
  ]);
  return `export const messages = ${JSON.stringify(Object.fromEntries(texts))}`;
}

/** Whoever reads German reads a language that nobody speaks: what is not in it was in no catalogue. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/messages-[\w-]{8}\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: await oddCatalogue(await response.text()) });
  });
}
