import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';

/** Longer than any browser sends it. */
const HEADER_MAX = 500;

/** 'de-AT;q=0.8' → its language and how much it is wished for. */
function wishOf(range: string): { readonly language: Language | undefined; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  const [code] = tag.split('-');
  return { language: LANGUAGES.find((known) => known === code), weight: Number.isNaN(weight) ? 0 : weight };
}

/** Of what an `Accept-Language` header asks for, most wished for first, the first that we speak; null where there is none. */
export function languageOf(header: string | undefined): Language | null {
  const wishes = (header ?? '').slice(0, HEADER_MAX).split(',').map(wishOf);
  const [best] = wishes
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return best?.language ?? null;
}

/** Who says nothing of their language is spoken to in English. */
export const spokenIn = (header: string | undefined): Language => languageOf(header) ?? 'en';
