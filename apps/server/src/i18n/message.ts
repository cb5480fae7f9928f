import type { Currency } from '@boostdesk/catalogs';

export interface MoneyAmount {
  readonly amount: number;
  /** Null for an amount in any currency, shown without one. */
  readonly currency: Currency | null;
}

/** Amounts and nested messages are formatted in the reader's language. */
export type MessageValue = string | number | MoneyAmount | MessageDescriptor;

/** A translatable message, formatted once the reader's language is known. */
export interface MessageDescriptor {
  /** ICU message, the key in the catalogues (`locales/`). */
  readonly english: string;
  readonly values: Readonly<Record<string, MessageValue>>;
}

type NameIn<Body extends string> = Body extends `${infer Name},${string}` ? Name : Body;
type OnlyName<Name extends string> = Name extends '' | `${string}${' ' | '#' | '{'}${string}` ? never : Name;
type NamesIn<Text extends string> = Text extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Body}}${string}` ? OnlyName<NameIn<Body>> : never) | NamesIn<Rest>
  : never;
type MessageValues<Text extends string> = Readonly<Record<NamesIn<Text>, MessageValue>>;

/** The text must be a literal, so that `npm run messages` extracts it. */
export const msg = <const Text extends string>(
  english: Text,
  ...[values]: [NamesIn<Text>] extends [never] ? [] : [MessageValues<Text>]
): MessageDescriptor => ({ english, values: values ?? {} });

/** Makes a message of a package's English text, such as a status name (`messages/package-messages.ts`). */
export const packageMsg = (english: string): MessageDescriptor => ({ english, values: {} });
