import { baseColors } from './color.data.ts';
import type { ColorToken } from './tokens.ts';

const uses: Readonly<Record<keyof typeof baseColors, string>> = {
  'bg-sunken': 'Side bar and drawer, under the page',
  bg: 'The page',
  surface: 'Cards, fields, tables',
  'surface-2': 'A row or choice under the pointer',
  'surface-3': 'Tracks of segments, marks, an open row',
  'surface-active': 'Pressed; tracks of progress',
  'border-subtle': 'Lines between rows',
  border: 'Edges of cards, buttons and popovers',
  'border-strong': 'Edges of fields and boxes',
  text: 'Text',
  'text-muted': 'Notes, labels of facts, axes',
  placeholder: 'An example in an empty field',
  'text-disabled': 'What cannot be used',
  accent: 'Links, what is chosen, marks',
  'accent-tint': 'Ground of what is chosen',
  'accent-solid': 'Primary buttons, counts, ticked boxes',
  'accent-solid-hover': 'The same under the pointer',
  'accent-bar': 'Bars beside the one that is meant',
  focus: 'The ring of the keyboard focus',
  info: 'News in words and icons',
  'info-tint': 'Ground of news',
  success: 'What went well, gains',
  'success-tint': 'Ground of what went well',
  warning: 'What needs a look',
  'warning-tint': 'Ground of a warning, found words',
  danger: 'What is wrong, losses',
  'danger-tint': 'Ground of what is wrong',
  'danger-solid': 'Buttons that cannot be taken back',
  'danger-solid-hover': 'The same under the pointer',
  pink: 'A hue of charts, tags and faces',
  'pink-tint': 'Its ground',
  teal: 'A hue of charts, tags and faces',
  'teal-tint': 'Its ground',
  scrim: 'Over the page, under a modal',
  'surface-pop': 'Popovers, modals, toasts',
  'surface-control': 'Buttons, a picked tab',
  'on-solid': 'Text and marks on a solid ground',
  'crest-line': 'The outline of crests',
};

const groups: readonly (readonly [RegExp, string])[] = [
  [/^status-\d-tint$/, 'Ground of an order’s status'],
  [/^status-\d$/, 'An order’s status: pill, slice, dot'],
  [/^tier-/, 'The name of a tier'],
  [/^fill-/, 'An area of a tier: progress'],
];

/** What a colour is for, in a few words. */
export const useOf = (name: ColorToken): string =>
  name in baseColors ? uses[name as keyof typeof baseColors] : (groups.find(([names]) => names.test(name))?.[1] ?? '');

/** The palette in the order in which one looks for a colour. */
export const colorGroups: readonly (readonly [title: string, holds: RegExp])[] = [
  ['Grounds', /^(bg|surface|scrim)/],
  ['Lines', /^(border|crest-line)/],
  ['Text', /^(text|placeholder|on-solid)/],
  ['Accent and focus', /^(accent|focus)/],
  ['Meaning', /^(info|success|warning|danger|pink|teal)/],
  ['Order statuses', /^status-/],
  ['Names of tiers', /^tier-/],
  ['Areas of tiers', /^fill-/],
];

/** What each token of type is for. */
export const typeUses = {
  font: 'Everything that is read',
  mono: 'Order numbers, codes, addresses',
  'fs-11': 'Counts in a bubble, tags',
  'fs-12': 'Notes under fields, axes, heads of tables',
  'fs-13': 'Labels, rows of lists and tables',
  'fs-14': 'Text, buttons, titles of cards',
  'fs-16': 'Titles of steps, of a tour and of what is empty; fields where a finger presses',
  'fs-18': 'Titles of the top bar and of modals; the amount to pay on a phone',
  'fs-20': 'Titles of an order and in Markdown; of pages on a phone',
  'fs-24': 'Titles of pages, the sum in a donut; titles of the public site on a phone',
  'fs-30': 'Titles of the public site, totals',
  'fs-40': 'One figure that a page is about; no component has one yet',
  'lh-16': 'Lines of 11 and 12',
  'lh-18': 'Lines of 11 to 14 in small boxes',
  'lh-20': 'Lines of 13 and 14',
  'lh-24': 'Lines of 16',
  'lh-26': 'Lines of 18',
  'lh-28': 'Lines of 20',
  'lh-32': 'Lines of 24',
  'lh-38': 'Lines of 30',
  'lh-44': 'Lines of 40',
  'fw-regular': 'Text',
  'fw-medium': 'Labels, names, buttons',
  'fw-strong': 'Headings, counts, amounts',
} as const;

/** How high a line of each size is. */
export const lineOf = {
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

/** The page of the foundations on which a token that is no colour and no shadow is shown. */
export const tokenPages = {
  type: /^(font|mono|(fs|lh|fw)-.*)$/,
  space: /^(s-|row|side)/,
  shape: /^r-/,
  motion: /^(t-|ease$)/,
  layers: /^z-/,
} as const;
