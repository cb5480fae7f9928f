import { type Translations, translations } from '@boostdesk/ui/translations';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

const range = (least: string | undefined, most: string | undefined): string => {
  if (least === undefined) return t`${most ?? ''} or less`;
  return most === undefined ? t`${least} or more` : t`Enter a value between ${least} and ${most}`;
};

/** Translations of the common components. */
export const commonMessages = (): Translations['common'] => ({
  button: { pending: t`In progress` },
  loading: t`Loading`,
  close: t`Close`,
  cancel: t`Cancel`,
  select: {
    placeholder: t`Select an item`,
    empty: t`No items found`,
    search: t`Type to search`,
    add: t`Add item`,
    loading: t`Loading...`,
    clear: t`Clear all`,
  },
  comboBox: { open: t`Show options` },
  textField: {
    valid: t`Looks good`,
    tooLong: (over, most) => t`${i18n.number(over)} over the ${i18n.number(most)}-character limit`,
    tooLongCut: (over, most) =>
      t`${i18n.number(over)} over the ${i18n.number(most)}-character limit. Only the beginning is shown, and the rest is kept.`,
    specialChars: t`Use only letters, numbers, spaces and , ; . : -`,
  },
  numberField: {
    increase: t`Increase`,
    decrease: t`Decrease`,
    range: (least, most) => t`Between ${least} and ${most}`,
    outside: range,
    unreadable: (example) => t`Enter a number, such as ${example}`,
    tooFine: (digits) => (digits > 0 ? t`Use up to ${digits} decimal places` : t`Enter a whole number`),
    tooLarge: t`This number is too large`,
  },
  errorState: { title: t`Couldn’t load this`, retry: t`Try again` },
  formError: t`Check the highlighted fields`,
  toast: {
    region: t`Notifications`,
    // Developer error, never displayed.
    empty: translations.common.toast.empty,
    repeated: (count) => plural(count, { one: '# time', other: '# times' }),
    waiting: (count) => t`+${count} more`,
    dismissAll: t`Dismiss all`,
  },
  tour: {
    next: t`Next`,
    previous: t`Previous`,
    done: t`Done`,
    progress: (at, of) => t`${at} of ${of}`,
  },
  search: { label: t`Search`, clear: t`Clear`, results: t`Results`, empty: t`No results` },
});
