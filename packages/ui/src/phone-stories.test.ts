import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { describe, expect, it } from 'vitest';
import { collectStyleSheets } from '../scripts/collect-style-sheets.ts';
import { listComponents } from '../scripts/list-components.ts';
import { shots } from '../visual-tests/shots.ts';
import { type CssRule, parseCssRules } from './testing/css-rules.ts';
import { viewports } from './testing/viewports.tsx';
import { tokensCss } from './tokens/css.ts';

interface Stories {
  readonly default: { readonly title?: string };
  readonly [story: string]: {
    readonly title?: string;
    readonly globals?: { readonly viewport?: { readonly value: string } };
  };
}

const src = import.meta.dirname;
const files: Readonly<Record<string, Stories>> = import.meta.glob('./*/*.stories.tsx', { eager: true });

/** Phone breakpoint, coarse pointers, and sizes that grow for touch. Container queries also apply on desktop. */
const isPhoneRule = ({ path, declarations }: CssRule): boolean =>
  path.some((part) => /^@media .*(max-width: 767px|pointer: coarse)/.test(part)) ||
  declarations.some(({ value }) => /var\(--bd-control(-s)?\)/.test(value));

const classesOf = ({ path }: CssRule): string[] =>
  path.flatMap((part) => [...part.matchAll(/\.(bd-[\w-]+)/g)].map(([, name]) => name ?? ''));

const collectPhoneClasses = (sheets: readonly string[]): Set<string> =>
  new Set(sheets.flatMap((sheet) => parseCssRules(readFileSync(sheet, 'utf8')).filter(isPhoneRule).flatMap(classesOf)));

/** Includes shared files of folders that are no components, such as `number-field/step-box.tsx`. */
function sourcesOf(name: string): string[] {
  const own = globSync(`${src}/${name}/*.tsx`).filter((file) => !/\.(stories|test)\./.test(file));
  const parts = own
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '\.\.\/([\w-]+)\/([\w-]+)\.tsx'/g)])
    .filter(([, folder, file]) => folder !== file && folder !== 'testing')
    .map(([, folder, file]) => join(src, folder ?? '', `${file}.tsx`));
  return [...own, ...parts].map((file) => readFileSync(file, 'utf8'));
}

function findPhoneClasses(name: string, file: string): string[] {
  const written = sourcesOf(name).join('\n');
  const classes = new Set(written.match(/\bbd-[\w-]+/g));
  return [...collectPhoneClasses(collectStyleSheets(join(src, name, file)))].filter((each) => classes.has(each));
}

/** In px. */
const widest = Number(/@media \(max-width: (\d+)px\)/.exec(tokensCss())?.[1]);
/** Our viewports and Storybook's up to that width. */
const phones = new Set(
  Object.entries({ ...MINIMAL_VIEWPORTS, ...viewports })
    .filter(([, { styles }]) => Number.parseInt(styles.width, 10) <= widest)
    .map(([name]) => name),
);

const isShown = ({ default: { title = '' }, ...own }: Stories, pictures: readonly string[]): boolean => {
  const page = `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--`;
  return (
    Object.values(own).some(({ globals }) => phones.has(globals?.viewport?.value ?? '')) ||
    pictures.some((story) => story.startsWith(page))
  );
};

const phoneScreenshots = shots.filter(({ view }) => view === 'phone').map(({ story }) => story);
const changing = listComponents()
  .map(({ name, file }) => ({
    name,
    classes: findPhoneClasses(name, file),
    stories: files[`./${name}/${name}.stories.tsx`],
  }))
  .filter(({ classes, stories }) => classes.length > 0 && stories !== undefined);

const findUncovered = (shown: readonly string[], among = changing): string[] =>
  among.filter(({ stories }) => stories && !isShown(stories, shown)).map(({ name }) => name);

describe('components with phone rules', () => {
  it('have a story or a screenshot on a phone', () => {
    expect(findUncovered(phoneScreenshots)).toEqual([]);
  });

  it('are found by their style sheets and by touch sizes', () => {
    const found = changing.map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(['bulk-bar', 'money-field', 'segmented', 'side-menu', 'tab-bar']));
    expect(found).not.toContain('donut-chart');
  });

  it('are reported without their screenshot', () => {
    expect(findUncovered([])).toContain('page-header');
  });

  it('are reported without their phone stories, although other stories exist', () => {
    const onAWideScreen = ({ default: meta, ...own }: Stories): Stories => {
      const wide = Object.entries(own).filter(([, { globals }]) => !phones.has(globals?.viewport?.value ?? ''));
      expect(wide).not.toEqual([]);
      return { ...Object.fromEntries(wide), default: meta };
    };
    const without = changing.map((each) =>
      each.name === 'bulk-bar' && each.stories ? { ...each, stories: onAWideScreen(each.stories) } : each,
    );
    expect(findUncovered(phoneScreenshots, without)).toEqual(['bulk-bar']);
  });

  it('count as shown on a phone if the viewport of a story is at most as wide as one', () => {
    expect([...phones]).toEqual(expect.arrayContaining(['phone', 'mobile1', 'mobile2']));
    expect(phones).not.toContain('tablet');
  });
});
