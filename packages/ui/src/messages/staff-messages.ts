/** English defaults of rare components, kept off the first page. */
export const staffMessages = {
  date: {
    clear: 'Clear',
    shortYear: 'Enter the year with four digits',
    reversed: 'The end date can’t be before the start date',
    outside: (least: string | undefined, most: string | undefined) => {
      if (least === undefined) return `Choose ${most} or earlier`;
      return most === undefined ? `Choose ${least} or later` : `Choose a date from ${least} to ${most}`;
    },
    noSuchDay: (month: string, days: number) => `${month} only has ${days} days`,
  },
  money: {
    /** `example`: an amount in the reader's format. */
    unreadable: (currency: string | null | undefined, example: string) =>
      currency ? `Enter an amount in ${currency}, such as ${example}` : `Enter an amount, such as ${example}`,
    tooFine: (currency: string | null | undefined, digits: number) => {
      if (digits > 0) return `Use up to ${digits} decimal places`;
      return currency ? `Use whole amounts in ${currency}` : 'Use a whole amount';
    },
    tooLarge: 'This amount is too large',
  },
  cards: {
    sort: 'Sort by',
    direction: 'Direction',
    ascending: 'Ascending',
    descending: 'Descending',
    sorted: (column: string, direction: string) => `Sorted by ${column}, ${direction}`,
  },
  editor: {
    views: 'View',
    write: 'Write',
    preview: 'Preview',
    tools: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    code: 'Code',
    link: 'Link',
    heading: 'Heading',
    list: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quote',
    text: 'text',
    address: 'https://',
    nothing: 'Nothing to preview yet',
    /** Without a Command key: 'Bold (Ctrl+B)'. */
    withKey: (command: string, key: string) => `${command} (Ctrl+${key})`,
  },
} as const;
