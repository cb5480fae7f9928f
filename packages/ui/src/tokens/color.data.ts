/** #rrggbb, or #rrggbbaa for overlays. */
export type Themed = { readonly dark: string; readonly light: string };

/** Neutrals (hue 265), accent (violet 290), semantic hues. Text colours hold AA on every surface used. */
export const baseColors = {
  'bg-sunken': { dark: '#06080f', light: '#e8ebf2' },
  bg: { dark: '#0b0e15', light: '#f2f6fd' },
  surface: { dark: '#12161d', light: '#ffffff' },
  'surface-2': { dark: '#1a1e26', light: '#f8fafe' },
  'surface-3': { dark: '#242830', light: '#eceff6' },
  'surface-active': { dark: '#2f333b', light: '#e0e3ea' },
  'border-subtle': { dark: '#272b34', light: '#e1e5eb' },
  border: { dark: '#393d46', light: '#d1d4db' },
  'border-strong': { dark: '#70757e', light: '#83868c' },
  text: { dark: '#e9edf5', light: '#181b1f' },
  'text-muted': { dark: '#a9acb4', light: '#55585e' },
  placeholder: { dark: '#8d929c', light: '#666a72' },
  'text-disabled': { dark: '#74777f', light: '#7d8086' },
  accent: { dark: '#ac9cfe', light: '#654abb' },
  'accent-tint': { dark: '#292344', light: '#eae8fe' },
  'accent-solid': { dark: '#7d5de4', light: '#7d5de4' },
  'accent-solid-hover': { dark: '#7250dc', light: '#6c4ad6' },
  focus: { dark: '#c4b8ff', light: '#654abb' },
  info: { dark: '#51b0fa', light: '#03629c' },
  'info-tint': { dark: '#092b44', light: '#dceefe' },
  success: { dark: '#41be79', light: '#016d3d' },
  'success-tint': { dark: '#09311b', light: '#daf3e1' },
  warning: { dark: '#db9e10', light: '#7c5701' },
  'warning-tint': { dark: '#382500', light: '#f8e9d2' },
  danger: { dark: '#fe857e', light: '#b12b2d' },
  'danger-tint': { dark: '#421c19', light: '#fee4e1' },
  'danger-solid': { dark: '#d7383a', light: '#d7383a' },
  'danger-solid-hover': { dark: '#c82f32', light: '#c42c2f' },
  pink: { dark: '#f97fc8', light: '#a32f7b' },
  'pink-tint': { dark: '#3d1c30', light: '#fee2f1' },
  teal: { dark: '#39bbb4', light: '#066965' },
  'teal-tint': { dark: '#00302e', light: '#d2f3f0' },
  scrim: { dark: '#06080fb8', light: '#1018285c' },
  /** Popovers, modals and toasts. */
  'surface-pop': { dark: '#1a1e26', light: '#ffffff' },
  /** A button or selected segment. */
  'surface-control': { dark: '#1a1e26', light: '#ffffff' },
  /** On a solid accent or danger background. */
  'on-solid': { dark: '#ffffff', light: '#ffffff' },
  /** Bars beside the current one. */
  'accent-bar': { dark: '#6d52c6', light: '#957ae9' },
  'crest-line': { dark: '#ffffff2e', light: '#1018287a' },
} as const satisfies Record<string, Themed>;

/** Distinguishable with normal, deutan, protan and tritan vision. */
export const statusColors = {
  'status-0': { dark: '#eeb527', light: '#846513' },
  'status-0-tint': { dark: '#322405', light: '#f6ecd7' },
  'status-1': { dark: '#62a1fc', light: '#0b60be' },
  'status-1-tint': { dark: '#16273f', light: '#e2eeff' },
  'status-2': { dark: '#91f9b1', light: '#025232' },
  'status-2-tint': { dark: '#102d1a', light: '#ddf3e5' },
  'status-3': { dark: '#b7bdce', light: '#60626c' },
  'status-3-tint': { dark: '#222633', light: '#e9ecf7' },
  'status-4': { dark: '#f45d4a', light: '#970100' },
  'status-4-tint': { dark: '#3b1c18', light: '#fee7e3' },
  'status-5': { dark: '#c376a6', light: '#7d1e6d' },
  'status-5-tint': { dark: '#371c2d', light: '#fbe6f5' },
} as const satisfies Record<string, Themed>;

/** Text: AA on cards and hovered rows. */
export const tierColors = {
  'tier-unranked': { dark: '#a0a5ae', light: '#61666e' },
  'tier-iron': { dark: '#b0a19a', light: '#70635c' },
  'tier-bronze': { dark: '#d29d80', light: '#8a5a3f' },
  'tier-silver': { dark: '#b9cad6', light: '#596772' },
  'tier-gold': { dark: '#f1c961', light: '#7f6100' },
  'tier-platinum': { dark: '#7fdddd', light: '#047171' },
  'tier-emerald': { dark: '#52db9c', light: '#01754b' },
  'tier-diamond': { dark: '#95b6fe', light: '#4563ab' },
  'tier-master': { dark: '#d58efe', light: '#8e44b5' },
  'tier-grandmaster': { dark: '#ff7e7d', light: '#ba343c' },
  'tier-challenger': { dark: '#f4e382', light: '#746605' },
  'tier-immortal': { dark: '#fe799d', light: '#ba2d5e' },
  'tier-radiant': { dark: '#ffe97e', light: '#766503' },
  'tier-novice': { dark: '#a5aec2', light: '#5e6678' },
  'tier-advanced': { dark: '#60ccfc', light: '#026e92' },
  'tier-veteran': { dark: '#c4a4fe', light: '#7951b3' },
  'tier-ultimate': { dark: '#ffbb69', light: '#8f5a04' },
} as const satisfies Record<string, Themed>;

/** Areas: 3:1 on card and track; light text colours would look muddy. */
export const fillColors = {
  'fill-unranked': { dark: '#a0a5ae', light: '#7a818f' },
  'fill-iron': { dark: '#b0a19a', light: '#947c71' },
  'fill-bronze': { dark: '#d29d80', light: '#b1724e' },
  'fill-silver': { dark: '#b9cad6', light: '#6b8496' },
  'fill-gold': { dark: '#f1c961', light: '#a17c00' },
  'fill-platinum': { dark: '#7fdddd', light: '#009091' },
  'fill-emerald': { dark: '#52db9c', light: '#009460' },
  'fill-diamond': { dark: '#95b6fe', light: '#597ed4' },
  'fill-master': { dark: '#d58efe', light: '#b357e3' },
  'fill-grandmaster': { dark: '#ff7e7d', light: '#e7464f' },
  'fill-challenger': { dark: '#f4e382', light: '#938100' },
  'fill-immortal': { dark: '#fe799d', light: '#e74079' },
  'fill-radiant': { dark: '#ffe97e', light: '#958000' },
  'fill-novice': { dark: '#a5aec2', light: '#7481a0' },
  'fill-advanced': { dark: '#60ccfc', light: '#008bb9' },
  'fill-veteran': { dark: '#c4a4fe', light: '#956bd7' },
  'fill-ultimate': { dark: '#ffbb69', light: '#b67200' },
} as const satisfies Record<string, Themed>;
