import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listComponents } from '../scripts/list-components.ts';
import type { ComponentDocs } from './component-docs.ts';
import { otherNames } from './other-names.ts';
import { toSentenceCase } from './sentence-case.ts';
import type { StoryPage } from './story-page.ts';

interface Meta {
  readonly title?: string;
  readonly component?: unknown;
  readonly render?: (...args: unknown[]) => unknown;
  readonly play?: unknown;
  readonly globals?: {
    readonly theme?: string;
    readonly direction?: string;
    readonly locale?: string;
    readonly viewport?: unknown;
  };
  readonly parameters?: { readonly page?: StoryPage };
}

/** Shown on the pages of components that use them. */
const parts = new Set([
  'format-badge-count',
  'field',
  'ignore-stray-files',
  'link-render',
  'lost-focus',
  'messages',
  'row-click',
  'toast-queue',
  'tokens',
  'translations',
  'use-clock',
  'use-form',
]);
/** Need no long-text story. */
const withoutText = new Set(['brand-mark', 'countdown', 'game-mark', 'icon', 'loading-bar', 'skeleton', 'spinner']);

/** Must fit a phone screen. */
const floating = [
  'column-menu',
  'combo-box',
  'confirm-dialog',
  'date-picker',
  'date-range-picker',
  'hover-popover',
  'menu',
  'modal',
  'popover',
  'search-box',
  'select',
  'side-panel',
  'toast',
  'tooltip',
  'tour',
];

const src = import.meta.dirname;
const files: Record<string, Record<string, unknown> & { default: Meta }> = import.meta.glob('./*/*.stories.tsx', {
  eager: true,
});
const docsFiles: Record<string, ComponentDocs> = import.meta.glob('./*/*.docs.ts', { eager: true, import: 'docs' });
const storyFiles = globSync([`${src}/**/*.stories.tsx`, `${src}/{recipes,testing,foundations}/*.tsx`]);

const names = listComponents()
  .map(({ name }) => name)
  .filter((name) => !parts.has(name));

const storiesOf = (name: string) => files[`./${name}/${name}.stories.tsx`];
/** Without the page's key table. */
const textOf = (name: string) =>
  readFileSync(`${src}/${name}/${name}.stories.tsx`, 'utf8').replace(/^const page: StoryPage = \{.*?^\};/ms, '');
/** For keys that simulated events do not reach. */
const readKeySpecs = (name: string) =>
  readFileSync(`${src}/../visual-tests/keys.spec.ts`, 'utf8')
    .split(/^test\(/m)
    .filter((text) => text.startsWith(`'the keys of ${name}:`))
    .join('\n')
    .replaceAll(/press\('(?:(\w+)\+)?(\w+)'\)/g, (_, held, key) => `${held ? `{${held}>}` : ''}{${key}}`);
const sourceOf = (name: string) =>
  globSync(`${src}/${name}/*.tsx`)
    .filter((file) => !/\.(stories|pictures)\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** A key of a page's table, and its press in a play function; a modifier makes it another key. */
const presses: readonly (readonly [key: RegExp, press: RegExp])[] = [
  [/\bLetters\b/, /\.type\(|keyboard\('\w|\['\w+', '/],
  [/\b0 to 9\b/, /keyboard\([`']\d/],
  [/\bTab\b/, /\.tab\(\)|(?<!>\})\{Tab\}/],
  [/\bEnter\b/, /(?<!>\})\{Enter\}/],
  [/\bSpace\b/, /(?<!>\})\[Space\]|(?<!>)\} ['{]/],
  [/\bEscape\b/, /(?<!>\})\{Escape\}|'Escape'/],
  [/\bArrow keys\b/, /(?<!>\}\{)\bArrow(Up|Down|Left|Right)\b|\b(on|back)ward\(/],
  [/\bArrow up\b/, /(?<!>\}\{)\bArrowUp\b/],
  [/\bArrow down\b/, /(?<!>\}\{)\bArrowDown\b/],
  [/\bArrow left\b/, /(?<!>\}\{)\bArrowLeft\b|\bbackward\(/],
  [/\bArrow right\b/, /(?<!>\}\{)\bArrowRight\b|\bonward\(/],
  [/\bPage up\b/, /(?<!>\})\{PageUp\}/],
  [/\bPage down\b/, /(?<!>\})\{PageDown\}/],
  [/\bHome\b/, /(?<!>\})\{Home\}/],
  [/\bEnd\b/, /(?<!>\})\{End\}/],
  [/\bDelete\b/, /(?<!>\})\{Delete\}/],
  [/\bBackspace\b/, /(?<!>\})\{Backspace\}/],
  [/\bF2\b/, /(?<!>\})\{F2\}/],
  [/\bF6\b/, /(?<!>\})\{F6\}|'F6'/],
  [/\bShift ?\+ ?Enter\b/, /\{Shift>\}\{Enter\}/],
  [/\bShift \+ Space\b/, /\{Shift>\}(\[Space\]| )/],
  [/\bShift \+ Arrow/, /\{Shift>\}(\{Arrow\w+\})/],
  [/\bShift \+ [^']*Page (up|down)/, /\{Shift>\}\{Page(Up|Down)\}/],
  [/\bCtrl \+ Enter\b/, /\{Control>\}\{Enter\}/],
  [/\bCmd \+ Enter\b/, /\{Meta>\}\{Enter\}/],
  [/\bCtrl \+ Home\b/, /\{Control>\}\{Home\}/],
  [/\bCtrl \+ End\b/, /\{Control>\}\{End\}/],
  [/\bCtrl \+ A\b/, /\{Control>\}a/],
  [/\bCtrl \+ B\b/, /\{Control>\}(b|\$\{key\})/],
  [/\bCtrl \+ E\b/, /\{Control>\}(e|\$\{key\})/],
  [/\bCtrl \+ I\b/, /\{Control>\}(i|\$\{key\})/],
  [/\bCtrl \+ K\b/, /\{Control>\}k/],
  [/\bShift \+ Tab\b/, /\{Shift>\}\{Tab\}|\.tab\(\{ shift: true \}\)/],
  [/\bAlt \+ Arrow up\b/, /\{Alt>\}\{ArrowUp\}/],
  [/\bAlt \+ Arrow down\b/, /\{Alt>\}\{ArrowDown\}/],
];

/** Segments are spinbuttons; the calendar is a grid in a dialog. */
const fieldOfDays = [
  'Tab',
  '0 to 9',
  'Arrow up',
  'Arrow down',
  'Arrow left',
  'Arrow right',
  'Home',
  'End',
  'Page up',
  'Page down',
  'Shift + Page up',
  'Shift + Page down',
  'Alt + Arrow down',
  'Backspace',
  'Enter',
  'Space',
  'Escape',
];

/** Keys by WAI-ARIA pattern: https://www.w3.org/WAI/ARIA/apg/patterns. */
const patterns: Readonly<Record<string, readonly string[]>> = {
  calendar: ['Arrow keys', 'Page up', 'Page down', 'Shift + Page up', 'Home', 'End', 'Enter', 'Space'],
  checkbox: ['Tab', 'Space'],
  'choice-grid': ['Tab', 'Arrow keys', 'Space'],
  'combo-box': ['Letters', 'Arrow down', 'Arrow up', 'Alt + Arrow down', 'Alt + Arrow up', 'Enter', 'Tab', 'Escape'],
  'column-menu': ['Enter', 'Space', 'Arrow down', 'Arrow up', 'Home', 'End', 'Escape'],
  'confirm-dialog': ['Tab', 'Escape'],
  'data-grid': [
    'Tab',
    'Arrow keys',
    'Home',
    'End',
    'Ctrl + Home',
    'Ctrl + End',
    'Page up',
    'Page down',
    'Enter',
    'F2',
    'Escape',
    'Space',
    'Ctrl + A',
  ],
  'date-picker': fieldOfDays,
  'date-range-picker': fieldOfDays,
  'hover-popover': ['Tab', 'Enter', 'Space', 'Escape'],
  'line-chart': ['Arrow left', 'Arrow right', 'Page up', 'Page down', 'Home', 'End'],
  'markdown-editor': ['Tab', 'Arrow left', 'Arrow right'],
  menu: ['Enter', 'Space', 'Arrow down', 'Arrow up', 'Home', 'End', 'Letters', 'Escape', 'Tab', 'Shift + Tab'],
  modal: ['Tab', 'Escape'],
  'money-field': ['Arrow up', 'Arrow down', 'Page up', 'Page down', 'Home', 'End'],
  'number-field': ['Arrow up', 'Arrow down', 'Page up', 'Page down', 'Home', 'End'],
  popover: ['Enter', 'Space', 'Tab', 'Escape'],
  'radio-group': ['Tab', 'Arrow keys', 'Space'],
  'rating-stars': ['Tab', 'Arrow keys', 'Space'],
  'search-box': ['Letters', 'Arrow down', 'Arrow up', 'Enter', 'Ctrl + Enter', 'Escape'],
  segmented: ['Tab', 'Arrow keys', 'Space'],
  select: ['Enter', 'Space', 'Arrow down', 'Arrow up', 'Home', 'End', 'Letters', 'Escape'],
  'side-panel': ['Tab', 'Escape'],
  slider: ['Arrow keys', 'Page up', 'Page down', 'Home', 'End'],
  switch: ['Tab', 'Space'],
  tabs: ['Tab', 'Arrow keys', 'Home', 'End'],
  tooltip: ['Tab', 'Escape'],
};

it.each(Object.entries(patterns))('%s documents all keys of its WAI-ARIA pattern', (name, keys) => {
  const table = (storiesOf(name)?.default.parameters?.page?.keys ?? []).flatMap(([named]) => named.split(', '));
  expect(keys.filter((key) => !table.includes(key))).toEqual([]);
});

it.each(floating)('%s has a phone story that asserts that it stays on screen', (name) => {
  expect(textOf(name)).toMatch(/OnAPhone: Story[^;]*onAPhone[\s\S]*?expectOnScreen\(/);
});

describe.each(names)('the Storybook page of %s', (name) => {
  const stories = storiesOf(name);
  const page = stories?.default.parameters?.page;

  it('exists', () => {
    expect(page, 'parameters.page').toBeDefined();
  });

  it('has a docs file that names stories and components that exist', () => {
    const docs = docsFiles[`./${name}/${name}.docs.ts`];
    const { playground = [], examples, related } = docs ?? { examples: ['no docs'], related: [] };
    expect([playground, ...examples].flat().filter((story) => !(story in (stories ?? {})))).toEqual([]);
    expect(related.filter((other) => !names.includes(other))).toEqual([]);
    expect(otherNames[name], 'other names').toBeDefined();
  });

  it('has a playground', () => {
    expect(stories?.default.component).toBeDefined();
    expect(Object.keys(stories ?? {}).length).toBeGreaterThan(1);
  });

  it('renders its first story, the playground, from the controls', () => {
    const { default: meta, ...own } = stories ?? { default: {} };
    const render = (Object.values(own)[0] as Meta | undefined)?.render ?? meta.render;
    expect(render?.length, 'how many arguments render takes').not.toBe(0);
  });

  it('has a story with the longest German and Arabic texts', () => {
    const own = textOf(name);
    const shown =
      /longTexts\(|<StoryFrames/.test(own) || (/LongGerman/.test(own) && /LongArabic|RightToLeft/.test(own));
    expect(shown).toBe(!withoutText.has(name));
  });

  it('shows both themes, both directions and phone width, in StoryFrames or separate stories', () => {
    const { default: _, ...own } = stories ?? {};
    const shown = (Object.values(own) as Meta[]).map(({ globals = {}, render }) => ({ globals, render }));
    if (shown.some(({ render }) => /StoryFrames/.test(`${render}`))) return;
    const views = {
      light: ({ theme }: NonNullable<Meta['globals']>) => theme === 'light',
      rtl: ({ direction, locale }: NonNullable<Meta['globals']>) => direction === 'rtl' || locale === 'ar-EG',
      phone: ({ viewport }: NonNullable<Meta['globals']>) => viewport !== undefined,
    };
    const missing = Object.entries(views).filter(([, isOf]) => !shown.some(({ globals }) => isOf(globals)));
    expect(missing.map(([view]) => view)).toEqual([]);
  });

  it('has a play function for every story with StoryFrames', () => {
    const { default: _, ...own } = stories ?? {};
    const framed = (Object.entries(own) as [string, Meta][]).filter(([, { render }]) =>
      /StoryFrames/.test(`${render}`),
    );
    expect(framed.filter(([, { play }]) => !play).map(([story]) => story)).toEqual([]);
  });

  it('has a table of keys if it is interactive, and presses each of them', () => {
    const isPressed =
      /onPress|onClick|<(Button|button|a|input|textarea|Input|Slider|RadioGroup|Checkbox|Switch)\b/.test(
        sourceOf(name),
      );
    if (isPressed) expect(page?.keys ?? []).not.toEqual([]);
    const table = (page?.keys ?? []).flat().join(', ');
    const pressed = textOf(name) + readKeySpecs(name);
    const unproven = presses.filter(([key, press]) => key.test(table) && !press.test(pressed));
    expect(unproven).toEqual([]);
  });
});

it('every story belongs to a component, the foundations or a recipe', () => {
  const strays = Object.keys(files).filter((file) => {
    const folder = basename(dirname(file));
    return !names.includes(folder) && !['foundations', 'recipes', 'tokens'].includes(folder);
  });
  expect(strays).toEqual([]);
});

it('titles of stories are in sentence case, like every text of the product', () => {
  const titles = Object.values(files).flatMap(({ default: meta }) => meta.title ?? []);
  expect(titles.length).toBeGreaterThan(80);
  expect(titles.filter((title) => !title.split('/').every((part) => part === toSentenceCase(part)))).toEqual([]);
});

it('no story disables axe or has its own axe rules', () => {
  const lax = globSync(`${src}/**/*.stories.tsx`).filter((file) =>
    /a11y:\s*\{[^}]*(disable|test: '(off|todo)'|rules|config)|'!test'/.test(readFileSync(file, 'utf8')),
  );
  expect(lax).toEqual([]);
});

it('stories import icons from the library like its users', () => {
  expect(storyFiles.length).toBeGreaterThan(80);
  const raw = storyFiles.filter((file) => readFileSync(file, 'utf8').includes("from 'lucide-react'"));
  expect(raw).toEqual([]);
});
