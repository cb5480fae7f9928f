import { type Texts, texts } from '@boostdesk/ui/translate';
import { t } from '@lingui/core/macro';

const date = (): Texts['desk']['date'] => ({
  clear: t`Clear`,
  reversed: t`The first day must not be after the last`,
  outside: (least, most) => {
    if (least === undefined) return t`On ${most ?? ''} or before`;
    return most === undefined ? t`On ${least} or after` : t`From ${least} to ${most}`;
  },
  noSuchDay: (month, days) => t`${month} has ${days} days`,
});

const money = (): Texts['desk']['money'] => ({
  unreadable: (currency, example) =>
    currency ? t`Write an amount in ${currency} like ${example}` : t`Write an amount like ${example}`,
  tooFine: (currency, digits) => {
    if (digits > 0) return t`At most ${digits} digits after the point`;
    return currency ? t`${currency} has no fractions` : t`This has no fractions`;
  },
  tooLarge: t`This is more than can be counted`,
});

/** What the fields of the desk say by themselves. */
export const deskWords = (): Texts['desk'] => ({
  date: date(),
  money: money(),
  cards: {
    sort: t`Sort by`,
    direction: t`Direction`,
    ascending: t`Ascending`,
    descending: t`Descending`,
    sorted: (column, direction) => t`Sorted by ${column}, ${direction}`,
  },
  editor: {
    views: t`View`,
    write: t`Write`,
    preview: t`Preview`,
    tools: t`Format`,
    bold: t`Bold`,
    italic: t`Italic`,
    code: t`Code`,
    link: t`Link`,
    heading: t`Heading`,
    list: t`List`,
    numbers: t`Numbered list`,
    quote: t`Quote`,
    text: t`words`,
    address: texts.desk.editor.address,
    nothing: t`Nothing to show yet`,
    withKey: (command, key) => t`${command} (Ctrl+${key})`,
  },
});
