// Playground controls, derived from the components' types.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { nightly, test } from './fixtures.ts';
import { openStory } from './open-story.ts';

interface ArgType {
  readonly control?: { readonly type?: string };
}
interface LoadedStory {
  readonly argTypes: Readonly<Record<string, ArgType>>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}
interface Preview {
  readonly loadStory: (of: { storyId: string }) => Promise<LoadedStory>;
}
interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

/** Components defined by children or story state. */
const withoutControls = new Set(['Frame/Page layout']);

const fieldProps = ['label', 'isDisabled', 'isRequired', 'isInvalid', 'autoFocus'];
const textFieldProps = [...fieldProps, 'isReadOnly', 'name', 'onFocus', 'onBlur'];
const overlayProps = ['isOpen', 'onOpenChange'];

const expectedControls: Readonly<Record<string, readonly string[]>> = {
  'Actions/Button': ['variant', 'size', 'isBlock', 'isDisabled', 'isPending', 'autoFocus', 'onPress', 'type'],
  'Actions/Link': ['href', 'target', 'isDisabled', 'autoFocus', 'onPress'],
  'Forms/Calendar': ['value', 'minDay', 'maxDay', 'isDisabled', 'isReadOnly', 'isInvalid', 'autoFocus'],
  'Forms/Checkbox': [...textFieldProps.filter((name) => name !== 'label'), 'isIndeterminate', 'isSelected', 'children'],
  'Forms/Choice grid': ['label', 'choices', 'isDisabled'],
  'Forms/Combo box': [...textFieldProps, 'items', 'placeholder', 'allowsCustomValue'],
  'Forms/Date picker': [...textFieldProps, 'minDay', 'maxDay', 'isClearable'],
  'Forms/Date range picker': [...fieldProps, 'isReadOnly', 'minDay', 'maxDay', 'isClearable'],
  'Forms/File drop': ['label', 'hint', 'accept', 'maxSize', 'isDisabled', 'progress'],
  'Forms/Markdown editor': ['label', 'isDisabled', 'isRequired', 'maxLength'],
  'Forms/Money field': [...textFieldProps, 'currency'],
  'Forms/Number field': [...textFieldProps.filter((name) => name !== 'name'), 'minValue', 'maxValue', 'step'],
  'Forms/Radio group': ['label', 'isDisabled', 'isRequired', 'isReadOnly', 'isInvalid', 'orientation'],
  'Forms/Segmented': ['isDisabled'],
  'Forms/Select': [...fieldProps, 'isSearchable', 'isClearable', 'isLoading', 'selectionMode', 'placeholder'],
  'Forms/Slider': ['label', 'minValue', 'maxValue', 'step', 'isDisabled'],
  'Forms/Switch': ['children', 'isDisabled', 'isReadOnly', 'isSelected', 'autoFocus'],
  'Forms/Text field': [
    ...textFieldProps,
    'placeholder',
    'subLabel',
    'error',
    'isMultiline',
    'debounce',
    'disableSpecialChars',
  ],
  'Overlays/Confirm': [...overlayProps, 'title', 'confirmLabel', 'cancelLabel', 'onConfirm'],
  'Overlays/Hover popover': ['label', 'title', 'placement', 'onOpenChange'],
  'Overlays/Menu': ['placement', 'selectionMode', 'disabledKeys', 'shouldFocusWrap', 'onAction'],
  'Overlays/Modal': [
    ...overlayProps,
    'title',
    'size',
    'role',
    'hasClose',
    'isDismissable',
    'isKeyboardDismissDisabled',
  ],
  'Overlays/Popover': [...overlayProps, 'placement', 'offset', 'shouldFlip', 'isNonModal'],
  'Overlays/Tooltip': ['text', 'placement'],
  'Data/Data grid': ['density', 'label', 'maxHeight', 'selection', 'onSortChange'],
  'Data/Data table': ['density', 'label', 'selection', 'onSortChange'],
  'Data/Column menu': ['labels'],
  'Display/Tabs': ['selectedKey', 'isDisabled', 'orientation', 'keyboardActivation'],
};

const index = readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8');
const { entries } = JSON.parse(index) as { entries: Readonly<Record<string, Entry>> };
/** Of a component, and its tests (`.storybook/test-stories.ts`). */
const stories = Object.values(entries)
  .filter(({ type, title }) => type === 'story' && !/^(Foundations|Recipes)\//.test(title))
  .map((entry) => ({ ...entry, title: entry.title.replace(/^Tests\/(.*) tests$/, '$1') }));
const playgrounds = stories.filter(
  ({ title }, place, all) => all.findIndex((other) => other.title === title) === place,
);

test('each playground has a control for every public prop', nightly, async ({ sharedPage }) => {
  await openStory(sharedPage, { story: 'actions-button--primary', globals: {}, width: 800, height: 320 });
  const controlsOf = (storyId: string) =>
    sharedPage.evaluate(async (id) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
      const { argTypes } = await preview.loadStory({ storyId: id });
      return Object.entries(argTypes).map(([name, { control }]) => [name, control?.type ?? ''] as const);
    }, storyId);
  const missing: string[] = [];
  for (const { id, title } of playgrounds) {
    const names = new Set((await controlsOf(id)).map(([name]) => name));
    if (names.size === 0 && !withoutControls.has(title)) missing.push(`${title}: any`);
    for (const name of expectedControls[title] ?? []) if (!names.has(name)) missing.push(`${title}: ${name}`);
  }
  expect(missing).toEqual([]);
  expect(playgrounds.map(({ title }) => title)).toEqual(expect.arrayContaining(Object.keys(expectedControls)));
  expect(await controlsOf('forms-text-field--plain')).toContainEqual(['label', 'text']);
});

/** Props whose states need a story. */
const states = ['isDisabled', 'isInvalid', 'isLoading', 'isPending', 'isReadOnly'];

test('each state prop of a component has a story', nightly, async ({ sharedPage }) => {
  await openStory(sharedPage, { story: 'actions-button--primary', globals: {}, width: 800, height: 320 });
  const statesOf = (storyId: string) =>
    sharedPage.evaluate(
      async ([id, names]) => {
        const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
        const { argTypes, initialArgs } = await preview.loadStory({ storyId: id });
        const isShown = (name: string) => Boolean(initialArgs[name] || (name === 'isInvalid' && initialArgs.error));
        return { settable: names.filter((name) => name in argTypes), shown: names.filter(isShown) };
      },
      [storyId, states] as const,
    );
  const missing: string[] = [];
  for (const { title, id } of playgrounds) {
    const { settable } = await statesOf(id);
    const shown = new Set<string>();
    for (const story of stories.filter((each) => each.title === title)) {
      for (const name of (await statesOf(story.id)).shown) shown.add(name);
    }
    missing.push(...settable.filter((name) => !shown.has(name)).map((name) => `${title}: ${name}`));
  }
  expect(missing).toEqual([]);
});
