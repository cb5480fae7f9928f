/** Dates, which look like local phone numbers. */
const DATE = /(?<![\d./-])(?:\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2})(?!\d|[./-]\d)/g;
const TIME = /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g;
/** Not part of any number. */
const GAP = ' | ';

/** Digits with the separators of phone numbers, not part of a longer word, id, amount or address. */
const CANDIDATE =
  /(?<![\p{L}\p{N}_#$€£¥.,:/@=-])(?:\+ ?|00|\()?\d(?:(?: ?[-/.)(] ?| )?\d){6,24}(?![\p{L}\p{N}_#@]|[.,:/-]\d|,\d| ?[$€£¥%])/gu;

/** Says that a phone number follows. */
const CUE =
  /(?:phone|mobile|\bcell|\btel\b|telefon|handy|(?:my|meine) (?:number|nummer)|call me|text me|sms|ruf (?:mich )?an|whats ?app|رقمي|هاتف|جوال|موبايل|تلفون|اتصل|واتس)[^\d\n]{0,24}$/iu;
/** Length of the text in which a cue is looked for. */
const CUE_REACH = 48;

const groupsOf = (number: string): string[] => number.match(/\d+/g) ?? [];

/** 8 to 15 digits after a plus or a double zero; a plus before a short number is a gain. */
function isInternational(number: string, count: number): boolean {
  if (number.startsWith('+'))
    return groupsOf(number).length > 1 ? count >= 8 && count <= 15 : count >= 10 && count <= 15;
  return /^00[1-9]/.test(number) && count >= 11 && count <= 17;
}

/** As written in Germany, in Arab countries and in France. */
function isNational(number: string, count: number): boolean {
  const groups = groupsOf(number);
  const [first = '', ...rest] = groups;
  if (rest.length === 0) return /^0[1-9]\d{8,10}$/.test(first);
  if (/^0[1-9](?:[ .]\d\d){4}$/.test(number)) return true;
  const hasArea = /^0[1-9]\d{1,9}$/.test(first) && count >= 9 && count <= 13;
  return hasArea && rest.every(({ length }) => length >= 2) && groups.some(({ length }, at) => at > 0 && length >= 3);
}

/** As written in North America. */
const isAmerican = (number: string): boolean => /^(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}$/.test(number);

/** Whether a readable text has a phone number. */
export function hasPhoneNumber(text: string): boolean {
  const plain = text.replaceAll(DATE, GAP).replaceAll(TIME, GAP);
  for (const { 0: found, index } of plain.matchAll(CANDIDATE)) {
    const number = found.trim();
    const count = groupsOf(number).join('').length;
    if (isInternational(number, count) || isNational(number, count) || isAmerican(number)) return true;
    const hasCue = CUE.test(plain.slice(Math.max(0, index - CUE_REACH), index));
    if (hasCue && count >= 7 && count <= 15) return true;
  }
  return false;
}
