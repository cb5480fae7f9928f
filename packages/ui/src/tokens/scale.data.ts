/** Equal in both themes. Rem follows the browser's font size. */
export const scales = {
  font: "'Inter Variable', 'Inter Beyond Latin', 'Noto Sans Arabic Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  mono: "'Geist Mono Variable', ui-monospace, 'SF Mono', Menlo, monospace",
  'fs-11': '0.6875rem',
  'fs-12': '0.75rem',
  'fs-13': '0.8125rem',
  'fs-14': '0.875rem',
  'fs-16': '1rem',
  'fs-18': '1.125rem',
  'fs-20': '1.25rem',
  'fs-24': '1.5rem',
  'fs-30': '1.875rem',
  'fs-40': '2.5rem',
  'lh-16': '1rem',
  'lh-18': '1.125rem',
  'lh-20': '1.25rem',
  'lh-24': '1.5rem',
  'lh-26': '1.625rem',
  'lh-28': '1.75rem',
  'lh-32': '2rem',
  'lh-38': '2.375rem',
  'lh-44': '2.75rem',
  'fw-regular': '400',
  'fw-medium': '500',
  'fw-strong': '600',
  's-2': '2px',
  's-4': '4px',
  's-6': '6px',
  's-8': '8px',
  's-12': '12px',
  's-16': '16px',
  's-20': '20px',
  's-24': '24px',
  's-32': '32px',
  's-40': '40px',
  's-56': '56px',
  's-72': '72px',
  'r-chip': '4px',
  'r-control': '6px',
  'r-card': '10px',
  'r-modal': '14px',
  'r-full': '999px',
  /** Sidebar (SPEC §9). */
  side: '120px',
  row: '44px',
  'row-compact': '36px',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  't-press': '80ms',
  't-hover': '120ms',
  't-pop': '180ms',
  't-pop-out': '120ms',
  't-sheet': '240ms',
  /** Unmount delay of a modal (SPEC §9), invisible after `t-pop-out`. */
  't-modal-hide': '500ms',
  'z-header': '100',
  'z-side': '200',
  /** SPEC §9: modals start at 1041. */
  'z-modal': '1041',
  'z-pop': '1050',
  'z-tour': '1060',
  'z-toast': '1080',
  'z-tip': '1100',
} as const satisfies Record<string, string>;

/** Phones: up to 767 px wide. */
export const responsiveScales = {
  top: { wide: '64px', phone: '56px' },
} as const satisfies Record<string, { readonly wide: string; readonly phone: string }>;

/** For phones and coarse pointers. */
export const touchScales = {
  control: { mouse: '36px', touch: '44px' },
  'control-s': { mouse: '28px', touch: '36px' },
} as const satisfies Record<string, { readonly mouse: string; readonly touch: string }>;

/** In the dark theme, only floating elements have shadows. */
export const shadows = {
  'e-1': { dark: 'none', light: '0 1px 2px #1018280a' },
  'e-2': { dark: '0 8px 24px #00000099', light: '0 8px 24px #10182824' },
  'e-3': { dark: '0 24px 64px #000000bb', light: '0 24px 64px #10182838' },
  /** Below the selected segment. */
  'e-pick': { dark: '0 1px 2px #0000003d', light: '0 1px 2px #0000003d' },
  /** Upper edge of a solid button. */
  shine: { dark: 'inset 0 1px 0 #ffffff1f', light: 'inset 0 1px 0 #ffffff1f' },
  'hair-top': { dark: 'inset 0 1px 0 #ffffff08', light: '0 1px 1px #1018280a' },
} as const satisfies Record<string, { readonly dark: string; readonly light: string }>;
