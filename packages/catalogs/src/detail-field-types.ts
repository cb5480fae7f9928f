import type { DetailKey } from './details.ts';
import type { gamesData } from './games.data.ts';
import type { ServiceSlug } from './services.ts';

type SlugOf<Link> = Link extends `/${infer Slug}` ? Slug : never;
/** A service of the catalogue by slug, or one sold by link, without slash. */
export type SoldSlug = ServiceSlug | SlugOf<(typeof gamesData)[number]['services'][number]['link']>;

/** Key of a detail that an order form asks for by service. */
export type DetailFieldKey = Extract<
  DetailKey,
  | 'role'
  | 'promoStatus'
  | 'points'
  | 'missions'
  | 'coaching'
  | 'champion'
  | 'spellOrder'
  | 'class'
  | 'layers'
  | 'dungeons'
  | 'd2'
  | 'wow'
  | 'XPboost'
  | 'preOrder'
  | 'details'
>;

/** Price of a detail. `percent`: of the base price, negative for a discount; `cents`: US cents per unit. */
export type DetailPrice =
  | { readonly rule: 'percent'; readonly percent: number }
  | { readonly rule: 'percents'; readonly percents: Readonly<Record<string, number>> }
  | { readonly rule: 'each'; readonly cents: number };

type DetailInput =
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  /** Points at the start; the order shows those at the end, too. */
  | { readonly kind: 'points'; readonly least: number; readonly most: number }
  /** `longest`: characters. */
  | { readonly kind: 'text'; readonly longest: number }
  /** `most`: names; `longest`: characters of each. */
  | { readonly kind: 'names'; readonly most: number; readonly longest: number }
  | { readonly kind: 'flag' };

/** Detail that some services ask for. */
export type DetailField = DetailInput & {
  readonly key: DetailFieldKey;
  readonly services: readonly SoldSlug[];
  readonly required?: true;
  /** Free when absent. */
  readonly price?: DetailPrice;
};

/** Values by key, untrusted: a number for `number` and `points`, names as a list. */
export type DetailValues = Readonly<
  Partial<Record<DetailFieldKey, string | number | boolean | readonly string[] | undefined>>
>;
