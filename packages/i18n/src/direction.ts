/** The direction in which a locale of the product is written. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (locale.startsWith('ar') ? 'rtl' : 'ltr');
