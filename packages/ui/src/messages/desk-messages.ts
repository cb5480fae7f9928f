/** The English defaults of the parts that only some screens load: kept apart, so that the first page does not bring them. */
export const deskMessages = {
  date: {
    clear: 'Clear',
    reversed: 'The first day must not be after the last',
    outside: (least: string | undefined, most: string | undefined) => {
      if (least === undefined) return `On ${most} or before`;
      return most === undefined ? `On ${least} or after` : `From ${least} to ${most}`;
    },
    noSuchDay: (month: string, days: number) => `${month} has ${days} days`,
  },
  money: {
    /** `example`: an amount as the reader writes it. */
    unreadable: (currency: string | null | undefined, example: string) =>
      currency ? `Write an amount in ${currency} like ${example}` : `Write an amount like ${example}`,
    tooFine: (currency: string | null | undefined, digits: number) =>
      digits === 0 ? `${currency ?? 'This'} has no fractions` : `At most ${digits} digits after the point`,
    tooLarge: 'This is more than can be counted',
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
    tools: 'Format',
    bold: 'Bold',
    italic: 'Italic',
    code: 'Code',
    link: 'Link',
    heading: 'Heading',
    list: 'List',
    numbers: 'Numbered list',
    quote: 'Quote',
    /** What stands in for words and an address that are still to be written. */
    text: 'words',
    address: 'https://',
    nothing: 'Nothing to show yet',
    /** A command with the key that does it where there is no Command key: 'Bold (Ctrl+B)'. */
    withKey: (command: string, key: string) => `${command} (Ctrl+${key})`,
  },
} as const;
