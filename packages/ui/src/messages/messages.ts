const count = (value: number): string => value.toLocaleString('en');

/** Default English texts, all of them prop defaults. */
export const messages = {
  button: { pending: 'In progress' },
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  /** Default texts of a select and of its empty selection (SPEC §8). */
  select: {
    placeholder: 'Select an item',
    empty: 'No items found',
    search: 'Type to search',
    add: 'Add item',
    loading: 'Loading...',
    clear: 'Clear all',
  },
  comboBox: { open: 'Show options' },
  textField: {
    valid: 'Looks good',
    tooLong: (over: number, most: number) => `${count(over)} over the ${count(most)}-character limit`,
    tooLongCut: (over: number, most: number) =>
      `${count(over)} over the ${count(most)}-character limit. Only the beginning is shown, and the rest is kept.`,
    specialChars: 'Use only letters, numbers, spaces and , ; . : -',
  },
  numberField: {
    increase: 'Increase',
    decrease: 'Decrease',
    range: (least: string, most: string) => `Between ${least} and ${most}`,
    outside: (least: string | undefined, most: string | undefined) => {
      if (least === undefined) return `${most} or less`;
      return most === undefined ? `${least} or more` : `Enter a value between ${least} and ${most}`;
    },
    /** `example`: a number in the reader's format. */
    unreadable: (example: string) => `Enter a number, such as ${example}`,
    tooFine: (digits: number) => (digits > 0 ? `Use up to ${digits} decimal places` : 'Enter a whole number'),
    tooLarge: 'This number is too large',
  },
  errorState: { title: 'Couldn’t load this', retry: 'Try again' },
  formError: 'Check the highlighted fields',
  toast: {
    region: 'Notifications',
    /** Error for a toast without message and title (SPEC §5). Thrown, never shown. */
    empty: 'Toast notification can not be without both message and title',
    repeated: (count: number) => `${count} times`,
    waiting: (count: number) => `+${count} more`,
    dismissAll: 'Dismiss all',
  },
  tour: {
    next: 'Next',
    previous: 'Previous',
    done: 'Done',
    progress: (at: number, of: number) => `${at} of ${of}`,
  },
  search: { label: 'Search', clear: 'Clear', results: 'Results', empty: 'No results' },
} as const;
