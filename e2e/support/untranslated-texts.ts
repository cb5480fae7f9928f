import { games, ladder, ladderIds, platforms, servers } from '@boostdesk/catalogs';
import { gameMarks, seriesMarks } from '@boostdesk/catalogs/marks';

/** A word in plain letters: words of the pseudo-locale have no two of them in a row. */
export const plainTokensOf = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => /[A-Za-z]{2}/.test(word));

/** Names that are the same in every language: ours, of games, ranks, platforms, languages, keys and file types. */
const properNames = [
  games.map(({ name }) => name),
  Object.values(gameMarks),
  Object.values(seriesMarks),
  servers.map(({ abbrevation }) => abbrevation),
  ladderIds.flatMap((id) => ladder(id).ranks.map(({ name }) => name)),
  platforms,
  'Boostdesk English Deutsch LP USD EUR CSV PNG JPEG',
];

const day = (at: number) => new Date(Date.UTC(2026, 0, at));
const month = (at: number) => new Date(Date.UTC(2026, at, 1));
const twelve = Array.from({ length: 12 }, (_, at) => at);
const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;

/** Output of `Intl` for dates, durations and lists, which is German. */
const intlTexts = [
  new Intl.ListFormat('de').format(['a', 'b']),
  ...(['short', 'long'] as const).flatMap((length) => [
    ...twelve.map((at) => month(at).toLocaleDateString('de', { month: length })),
    ...twelve.map((at) => day(at).toLocaleDateString('de', { weekday: length })),
  ]),
  ...units.flatMap((unit) =>
    [0, 1, 2].flatMap((count) => [
      ...[count, -count].map((at) => new Intl.RelativeTimeFormat('de', { numeric: 'auto' }).format(at, unit)),
      ...(['short', 'long', 'narrow'] as const).map((unitDisplay) =>
        count.toLocaleString('de', { style: 'unit', unit, unitDisplay }),
      ),
      new Intl.RelativeTimeFormat('de').format(count, unit),
    ]),
  ),
];

/** Texts that need no translation. */
export const knownTokens: ReadonlySet<string> = new Set(plainTokensOf([...properNames.flat(), ...intlTexts].join(' ')));
