import { baseColors } from './color.data.ts';
import type { ColorToken } from './tokens.ts';

const colorUses: Readonly<Record<keyof typeof baseColors, string>> = {
  'bg-sunken': 'Sidebar and drawer, behind the page',
  bg: 'The page',
  surface: 'Cards, fields, tables',
  'surface-2': 'Hovered row or option',
  'surface-3': 'Segment tracks, marks, open rows',
  'surface-active': 'Pressed state, progress tracks',
  'border-subtle': 'Row dividers',
  border: 'Borders of cards, buttons and popovers',
  'border-strong': 'Borders of fields and checkboxes',
  text: 'Text',
  'text-muted': 'Notes, labels, axes',
  placeholder: 'Placeholder text',
  'text-disabled': 'Disabled content',
  accent: 'Links, selections, marks',
  'accent-tint': 'Selected background',
  'accent-solid': 'Primary buttons, counts, checked boxes',
  'accent-solid-hover': 'The same, hovered',
  'accent-bar': 'Non-highlighted bars',
  focus: 'Keyboard focus ring',
  info: 'Informational text and icons',
  'info-tint': 'Informational background',
  success: 'Success, gains',
  'success-tint': 'Success background',
  warning: 'Warnings',
  'warning-tint': 'Warning background, search matches',
  danger: 'Errors, losses',
  'danger-tint': 'Error background',
  'danger-solid': 'Destructive buttons',
  'danger-solid-hover': 'The same, hovered',
  pink: 'Chart, tag and avatar colours',
  'pink-tint': 'Pink background',
  teal: 'Chart, tag and avatar colours',
  'teal-tint': 'Teal background',
  scrim: 'Above the page, below modals',
  'surface-pop': 'Popovers, modals, toasts',
  'surface-control': 'Buttons, selected tab',
  'on-solid': 'Text and icons on solid backgrounds',
  'crest-line': 'Crest outlines',
};

const patternUses: readonly (readonly [RegExp, string])[] = [
  [/^status-\d-tint$/, 'Order status background'],
  [/^status-\d$/, 'Order status: pill, slice, dot'],
  [/^tier-/, 'Tier names'],
  [/^fill-/, 'Tier areas: progress'],
];

export const describeColor = (name: ColorToken): string =>
  name in baseColors
    ? colorUses[name as keyof typeof baseColors]
    : (patternUses.find(([names]) => names.test(name))?.[1] ?? '');

/** In display order. */
export const colorGroups: readonly (readonly [title: string, holds: RegExp])[] = [
  ['Backgrounds', /^(bg|surface|scrim)/],
  ['Borders', /^(border|crest-line)/],
  ['Text', /^(text|placeholder|on-solid)/],
  ['Accent and focus', /^(accent|focus)/],
  ['Semantic', /^(info|success|warning|danger|pink|teal)/],
  ['Order statuses', /^status-/],
  ['Tier names', /^tier-/],
  ['Tier areas', /^fill-/],
];

export const typeUses = {
  font: 'All body text',
  mono: 'Order numbers, codes, addresses',
  'fs-11': 'Count bubbles, tags',
  'fs-12': 'Field notes, axes, table headers',
  'fs-13': 'Labels, list and table rows',
  'fs-14': 'Text, buttons, card titles',
  'fs-16': 'Step, tour and empty-state titles; fields on touch screens',
  'fs-18': 'Top bar and modal titles; amount due on phones',
  'fs-20': 'Order and Markdown titles; page titles on phones',
  'fs-24': 'Page titles, donut totals; public site titles on phones',
  'fs-30': 'Public site titles, totals',
  'fs-40': 'A page’s key figure; not used by any component yet',
  'lh-16': '11 and 12 px text',
  'lh-18': '11 to 14 px text in small boxes',
  'lh-20': '13 and 14 px text',
  'lh-24': '16 px text',
  'lh-26': '18 px text',
  'lh-28': '20 px text',
  'lh-32': '24 px text',
  'lh-38': '30 px text',
  'lh-44': '40 px text',
  'fw-regular': 'Text',
  'fw-medium': 'Labels, names, buttons',
  'fw-strong': 'Headings, counts, amounts',
} as const;

export const lineHeightTokens = {
  'fs-11': 'lh-16',
  'fs-12': 'lh-16',
  'fs-13': 'lh-20',
  'fs-14': 'lh-20',
  'fs-16': 'lh-24',
  'fs-18': 'lh-26',
  'fs-20': 'lh-28',
  'fs-24': 'lh-32',
  'fs-30': 'lh-38',
  'fs-40': 'lh-44',
} as const;

/** Except colours and shadows. */
export const tokenPages = {
  type: /^(font|mono|(fs|lh|fw)-.*)$/,
  space: /^(s-|row|side)/,
  shape: /^r-/,
  motion: /^(t-|ease$)/,
  layers: /^z-/,
} as const;
