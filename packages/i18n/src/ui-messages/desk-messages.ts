import { type Translations, translations } from '@boostdesk/ui/translations';
import { plural, t } from '@lingui/core/macro';

const date = (): Translations['staff']['date'] => ({
  clear: t`Clear`,
  shortYear: t`Enter the year with four digits`,
  reversed: t`The end date can’t be before the start date`,
  outside: (least, most) => {
    if (least === undefined) return t`Choose ${most ?? ''} or earlier`;
    return most === undefined ? t`Choose ${least} or later` : t`Choose a date from ${least} to ${most}`;
  },
  noSuchDay: (month, days) => t`${month} only has ${plural(days, { one: '# day', other: '# days' })}`,
});

const money = (): Translations['staff']['money'] => ({
  unreadable: (currency, example) =>
    currency ? t`Enter an amount in ${currency}, such as ${example}` : t`Enter an amount, such as ${example}`,
  tooFine: (currency, digits) => {
    if (digits > 0) return t`Use up to ${digits} decimal places`;
    return currency ? t`Use whole amounts in ${currency}` : t`Use a whole amount`;
  },
  tooLarge: t`This amount is too large`,
});

/** Translations of the components of staff screens. */
export const deskMessages = (): Translations['staff'] => ({
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
    tools: t`Formatting`,
    bold: t`Bold`,
    italic: t`Italic`,
    code: t`Code`,
    link: t`Link`,
    heading: t`Heading`,
    list: t`Bulleted list`,
    numbers: t`Numbered list`,
    quote: t`Quote`,
    text: t`text`,
    address: translations.staff.editor.address,
    nothing: t`Nothing to preview yet`,
    withKey: (command, key) => t`${command} (Ctrl+${key})`,
  },
});
