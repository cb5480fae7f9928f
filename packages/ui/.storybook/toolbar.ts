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
  theme: switchOf('Theme', 'contrast', { dark: 'Dark', light: 'Light', system: 'Theme of the system' }),
  direction: switchOf('Direction', 'transfer', {
    locale: 'Direction of the locale',
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
  motion: switchOf('Motion', 'play', { system: 'Motion of the system', reduced: 'Less motion' }),
};

/** What they stand at, until somebody turns them. */
export const initially = {
  theme: 'dark',
  direction: 'locale',
  density: 'comfortable',
  locale: 'en-US',
  motion: 'system',
} as const satisfies Record<keyof typeof switches, string>;
