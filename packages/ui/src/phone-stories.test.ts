import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shots } from '../pictures/shots.ts';
import { components } from '../scripts/components.ts';
import { sheetsOf } from '../scripts/sheets-of.ts';
import { type CssRule, cssRules } from './testing/css-rules.ts';

interface Stories {
  readonly default: { readonly title?: string };
  readonly [story: string]: {
    readonly title?: string;
    readonly globals?: { readonly viewport?: { readonly value: string } };
  };
}

const src = import.meta.dirname;
const files: Readonly<Record<string, Stories>> = import.meta.glob('./*/*.stories.tsx', { eager: true });

/** What holds on a phone alone: its breakpoint, a finger, and the sizes that grow there. */
const isForAPhone = ({ path, declarations }: CssRule): boolean =>
  path.some((part) => /^@media .*(max-width: 767px|pointer: coarse)/.test(part)) ||
  declarations.some(({ value }) => /var\(--control(-s)?\)/.test(value));

const classesOf = ({ path }: CssRule): string[] =>
  path.flatMap((part) => [...part.matchAll(/\.(bd-[\w-]+)/g)].map(([, name]) => name ?? ''));

/** The classes that the style sheets lay out otherwise on a phone. */
const ruled = (sheets: readonly string[]): Set<string> =>
  new Set(sheets.flatMap((sheet) => cssRules(readFileSync(sheet, 'utf8')).filter(isForAPhone).flatMap(classesOf)));

/** Its own files, and the parts in other folders that are no components: what `number-field/step-box.tsx` draws, two fields draw. */
function sourcesOf(name: string): string[] {
  const own = globSync(`${src}/${name}/*.tsx`).filter((file) => !/\.(stories|test)\./.test(file));
  const parts = own
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '\.\.\/([\w-]+)\/([\w-]+)\.tsx'/g)])
    .filter(([, folder, file]) => folder !== file && folder !== 'testing')
    .map(([, folder, file]) => join(src, folder ?? '', `${file}.tsx`));
  return [...own, ...parts].map((file) => readFileSync(file, 'utf8'));
}

/** Those of its classes that look otherwise on a phone. */
function onlyOnAPhone(name: string, file: string): string[] {
  const written = sourcesOf(name).join('\n');
  const classes = new Set(written.match(/\bbd-[\w-]+/g));
  return [...ruled(sheetsOf(join(src, name, file)))].filter((each) => classes.has(each));
}

/** Those of the stories, and Storybook's own one of 320 px. */
const phones: readonly (string | undefined)[] = ['phone', 'mobile1'];

const isShown = ({ default: { title = '' }, ...own }: Stories, pictures: readonly string[]): boolean => {
  const page = `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--`;
  return (
    Object.values(own).some(({ globals }) => phones.includes(globals?.viewport?.value)) ||
    pictures.some((story) => story.startsWith(page))
  );
};

const pictures = shots.filter(({ view }) => view === 'phone').map(({ story }) => story);
const changing = components()
  .map(({ name, file }) => ({
    name,
    classes: onlyOnAPhone(name, file),
    stories: files[`./${name}/${name}.stories.tsx`],
  }))
  .filter(({ classes, stories }) => classes.length > 0 && stories !== undefined);

/** Those that look otherwise on a phone and are shown on none. */
const unseen = (shown: readonly string[]): string[] =>
  changing.filter(({ stories }) => stories && !isShown(stories, shown)).map(({ name }) => name);

describe('what a phone lays out otherwise', () => {
  it('is shown on one: in a story of its own or in a picture', () => {
    expect(unseen(pictures)).toEqual([]);
  });

  it('is found by what its sheets say, and by the sizes that grow for a finger', () => {
    const found = changing.map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(['bulk-bar', 'money-field', 'segmented', 'side-menu', 'tab-bar']));
    expect(found).not.toContain('donut-chart');
  });

  it('is missed where its story or its picture is taken away', () => {
    expect(unseen([])).toContain('page-header');
    for (const { stories } of changing) {
      const { default: meta, ...own } = stories ?? { default: {} };
      const wide = Object.entries(own).filter(([, { globals }]) => globals?.viewport === undefined);
      expect(isShown({ ...Object.fromEntries(wide), default: meta } as Stories, [])).toBe(false);
    }
  });
});
