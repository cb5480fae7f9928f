/** 'November 28', on the reader's own calendar day and in the site's language. */
export const dayWords = (at: string): string =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' }).format(new Date(at));
