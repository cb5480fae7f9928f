/** Writing direction of a supported locale. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (locale.startsWith('ar') ? 'rtl' : 'ltr');
