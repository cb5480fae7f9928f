const switchOf = <const Icon extends string>(
  description: string,
  icon: Icon,
  titles: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    icon,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

/** The switches over every story. */
export const switches = {
  theme: switchOf('Theme', 'contrast', { dark: 'Dark', light: 'Light', system: 'System theme' }),
  direction: switchOf('Direction', 'transfer', {
    locale: 'Locale direction',
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  density: switchOf('Density', 'ruler', { comfortable: 'Comfortable', compact: 'Compact' }),
  locale: switchOf('Locale', 'globe', {
    'en-US': 'English (US)',
    'de-DE': 'Deutsch',
    'ar-EG': 'العربية',
    'ja-JP': '日本語',
  }),
  motion: switchOf('Motion', 'play', { system: 'System motion setting', reduced: 'Reduced motion' }),
};

/** What they stand at, until somebody turns them. */
export const initially = {
  theme: 'dark',
  direction: 'locale',
  density: 'comfortable',
  locale: 'en-US',
  motion: 'system',
} as const satisfies Record<keyof typeof switches, string>;
