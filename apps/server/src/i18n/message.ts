import type { Currency } from '@boostdesk/catalogs';

/** An amount of money, formatted in the reader's language. */
export interface MoneyAmount {
  readonly amount: number;
  readonly currency: Currency;
}

/** A placeholder's value. Amounts and nested messages are formatted in the reader's language. */
export type MessageValue = string | number | MoneyAmount | MessageDescriptor;

/** A translatable message. `formatMessage` formats it once the reader's language is known. */
export interface MessageDescriptor {
  /** English ICU message, the key in the catalogues (`locales/`). */
  readonly english: string;
  readonly values: Readonly<Record<string, MessageValue>>;
}

/** The name before the first comma: `count` of `count, plural, one {# …}`. */
type NameIn<Body extends string> = Body extends `${infer Name},${string}` ? Name : Body;
/** Excludes the text of plural branches. */
type OnlyName<Name extends string> = Name extends '' | `${string}${' ' | '#' | '{'}${string}` ? never : Name;
/** The placeholder names of an ICU message. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Body}}${string}` ? OnlyName<NameIn<Body>> : never) | NamesIn<Rest>
  : never;
type MessageValues<Text extends string> = Readonly<Record<NamesIn<Text>, MessageValue>>;

/** Marks a message for translation. The English text must be a literal, so that `npm run messages` extracts it. */
export const msg = <const Text extends string>(
  english: Text,
  ...[values]: [NamesIn<Text>] extends [never] ? [] : [MessageValues<Text>]
): MessageDescriptor => ({ english, values: values ?? {} });

/** Makes a message of a package's English text, such as a status name (`messages/package-messages.ts`). */
export const packageMsg = (english: string): MessageDescriptor => ({ english, values: {} });
