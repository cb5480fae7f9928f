import type { Currency } from '@boostdesk/catalogs';

/** An amount that its reader's language writes in its own way. */
export interface Sum {
  /** In minor units. */
  readonly amount: number;
  readonly currency: Currency;
}

/** What stands in a phrase: as it is, or written in the reader's language with the phrase. */
export type Value = string | number | Sum | Phrase;

/** Something that the server says to people. It becomes a text where its reader is known (`say.ts`). */
export interface Phrase {
  /** In English, as an ICU message: the phrase's name in the catalogues (`locales/`). */
  readonly english: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** What stands before the first comma: `count` of `count, plural, one {# …}`. */
type NameIn<Body extends string> = Body extends `${infer Name},${string}` ? Name : Body;
/** Words of a plural's branch are no name. */
type OnlyName<Name extends string> = Name extends '' | `${string}${' ' | '#' | '{'}${string}` ? never : Name;
/** The values that an ICU message takes. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Body}}${string}` ? OnlyName<NameIn<Body>> : never) | NamesIn<Rest>
  : never;
type Needed<Text extends string> = Readonly<Record<NamesIn<Text>, Value>>;

/**
 * Marks a text that is said to people. The English stands here as a literal, so that `npm run messages` finds it; its values are
 * those that it names.
 */
export const phrase = <const Text extends string>(
  english: Text,
  ...[values]: [NamesIn<Text>] extends [never] ? [] : [Needed<Text>]
): Phrase => ({ english, values: values ?? {} });

/** What a package says in English, such as the name of a status (`messages/package-words.ts`). */
export const packagePhrase = (english: string): Phrase => ({ english, values: {} });
