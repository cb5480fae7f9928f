import { type Phrase, packagePhrase, phrase } from './phrase.ts';

/** Messages for the units of a purchase (`orders/order-words.ts`). */
const UNITS: Readonly<Record<string, (count: number) => Phrase>> = {
  win: (count) => phrase('{count, plural, one {# win} other {# wins}}', { count }),
  'net win': (count) => phrase('{count, plural, one {# net win} other {# net wins}}', { count }),
  division: (count) => phrase('{count, plural, one {# division} other {# divisions}}', { count }),
  'placement match': (count) =>
    phrase('{count, plural, one {# placement match} other {# placement matches}}', { count }),
  match: (count) => phrase('{count, plural, one {# match} other {# matches}}', { count }),
  clear: (count) => phrase('{count, plural, one {# clear} other {# clears}}', { count }),
  hour: (count) => phrase('{count, plural, one {# hour} other {# hours}}', { count }),
  level: (count) => phrase('{count, plural, one {# level} other {# levels}}', { count }),
  'thousand point': (count) => phrase('{count, plural, one {# thousand points} other {# thousand points}}', { count }),
};

const COUNTED = /^(\d+) (.+?)(?:(?<=match)e)?s?$/;
const CLIMBED = /^(.+) to (.+)$/;

function goalPhrase(goal: string): Phrase | string {
  const [, count, one = ''] = COUNTED.exec(goal) ?? [];
  const unit = Object.hasOwn(UNITS, one) ? UNITS[one] : undefined;
  if (unit !== undefined) return unit(Number(count));
  const [, from, target = ''] = CLIMBED.exec(goal) ?? [];
  return from === undefined ? goal : phrase('{from} to {target}', { from, target });
}

/**
 * Returns a translatable message for a purchase. Orders store it in English, as 'League boosting, Gold IV to Platinum
 * II' or 'Ranked wins, 5 wins': the service and the goals. Unknown parts stay as they are.
 */
export function boughtPhrase(purchase: string): Phrase {
  const [service = '', ...goals] = purchase.split(', ');
  return goals.reduce(
    (bought, goal) => phrase('{service}, {goal}', { service: bought, goal: goalPhrase(goal) }),
    packagePhrase(service),
  );
}
