import { type Texts, texts } from '@boostdesk/ui/translate';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

const range = (least: string | undefined, most: string | undefined): string => {
  if (least === undefined) return t`At most ${most ?? ''}`;
  return most === undefined ? t`At least ${least}` : t`This must be between ${least} and ${most}`;
};

/** What most parts of the product say by themselves. */
export const commonWords = (): Texts['common'] => ({
  button: { pending: t`Working` },
  loading: t`Loading`,
  close: t`Close`,
  confirm: { confirm: t`OK`, cancel: t`Cancel` },
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
    tooLong: (over, most) => t`Too long by ${i18n.number(over)}: at most ${i18n.number(most)} characters`,
    specialChars: t`Letters, digits, space and , ; . : - only`,
  },
  numberField: {
    increase: t`Increase`,
    decrease: t`Decrease`,
    range: (least, most) => t`Between ${least} and ${most}`,
    outside: range,
  },
  errorState: { title: t`This did not load`, retry: t`Try again` },
  formError: t`Please look at the marked fields`,
  toast: {
    region: t`Notifications`,
    // For who writes the code: it is never shown.
    empty: texts.common.toast.empty,
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
  search: { label: t`Search`, clear: t`Clear`, results: t`Results`, empty: t`Nothing found` },
});
