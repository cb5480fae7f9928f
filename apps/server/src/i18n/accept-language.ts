import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';

/** Longer than any browser's header, in characters. */
const HEADER_MAX = 500;

function parseRange(range: string): { readonly language: Language | undefined; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  const [code] = tag.split('-');
  return { language: LANGUAGES.find((known) => known === code), weight: Number.isNaN(weight) ? 0 : weight };
}

/** Returns the supported language with the highest weight in an `Accept-Language` header, or null. */
export function parseAcceptLanguage(header: string | undefined): Language | null {
  const ranges = (header ?? '').slice(0, HEADER_MAX).split(',').map(parseRange);
  const [best] = ranges
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return best?.language ?? null;
}

export const negotiateLanguage = (header: string | undefined): Language => parseAcceptLanguage(header) ?? 'en';
