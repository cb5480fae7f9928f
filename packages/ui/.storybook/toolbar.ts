const createGlobalType = <const Icon extends string>(
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

export const globalTypes = {
  theme: createGlobalType('Theme', 'contrast', { dark: 'Dark', light: 'Light', system: 'System theme' }),
  direction: createGlobalType('Direction', 'transfer', {
    locale: 'Locale direction',
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  density: createGlobalType('Density', 'ruler', { comfortable: 'Comfortable', compact: 'Compact' }),
  locale: createGlobalType('Locale', 'globe', {
    'en-US': 'English (US)',
    'de-DE': 'Deutsch',
    'ar-EG': 'العربية',
    'ja-JP': '日本語',
  }),
  motion: createGlobalType('Motion', 'play', { system: 'System motion setting', reduced: 'Reduced motion' }),
};

export const initialGlobals = {
  theme: 'dark',
  direction: 'locale',
  density: 'comfortable',
  locale: 'en-US',
  motion: 'system',
} as const satisfies Record<keyof typeof globalTypes, string>;
