import { expect, it } from 'vitest';
import { figmaJson } from './figma.ts';
import { colors, crestColors, responsiveScales, scales, shadows, touchScales } from './tokens.ts';

interface Change {
  readonly action: string;
  readonly id: string;
  readonly name: string;
  readonly variableCollectionId: string;
  readonly resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
  readonly initialModeId: string;
  readonly codeSyntax?: { readonly WEB: string };
  readonly scopes: readonly string[];
}
interface ModeValue {
  readonly variableId: string;
  readonly modeId: string;
  readonly value: unknown;
}
interface FigmaRequest {
  readonly variableCollections: readonly Change[];
  readonly variableModes: readonly Change[];
  readonly variables: readonly Change[];
  readonly variableModeValues: readonly ModeValue[];
}

const { variableCollections, variableModes, variables, variableModeValues } = JSON.parse(figmaJson()) as FigmaRequest;
const findValue = (id: string, mode: string) =>
  variableModeValues.find(({ variableId, modeId }) => variableId === id && modeId === mode)?.value;

const isShadow = ({ variableCollectionId }: Change) => variableCollectionId === 'Shadows';

it('contains every token, with its custom property', () => {
  const names = [colors, crestColors, scales, responsiveScales, touchScales].flatMap(Object.keys);
  const whole = variables.filter((variable) => !isShadow(variable));
  expect(whole.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  for (const { name, codeSyntax } of whole) expect(codeSyntax?.WEB).toBe(`var(--bd-${name})`);
});

it('contains every part of each shadow, because Figma binds the parts of an effect one by one', () => {
  const parts = ['color', 'offset-x', 'offset-y', 'blur', 'spread'];
  const names = Object.keys(shadows).flatMap((name) => parts.map((part) => `${name}/${part}`));
  expect(variables.filter(isShadow).map(({ name }) => name)).toEqual(names);
  const scopes = variables.filter(isShadow).flatMap((variable) => variable.scopes);
  expect(new Set(scopes)).toEqual(new Set(['EFFECT_COLOR', 'EFFECT_FLOAT']));
});

it('renames the mode that comes with each collection and creates the other', () => {
  expect(variableModes.map(({ action, id, name }) => [action, id, name])).toEqual([
    ['UPDATE', 'Colors/Dark', 'Dark'],
    ['CREATE', 'Colors/Light', 'Light'],
    ['UPDATE', 'Shadows/Dark', 'Dark'],
    ['CREATE', 'Shadows/Light', 'Light'],
    ['UPDATE', 'Sizes/Desktop', 'Desktop'],
    ['CREATE', 'Sizes/Phone', 'Phone'],
  ]);
  expect(variableCollections.map(({ initialModeId }) => initialModeId)).toEqual([
    'Colors/Dark',
    'Shadows/Dark',
    'Sizes/Desktop',
  ]);
});

it('gives each variable a value of its type in each mode of its collection', () => {
  const types = { COLOR: 'object', FLOAT: 'number', STRING: 'string' } as const;
  for (const { id, variableCollectionId, resolvedType } of variables) {
    const modes = variableModes.filter((mode) => mode.variableCollectionId === variableCollectionId);
    for (const mode of modes) {
      const value = findValue(id, mode.id);
      expect(typeof value, `${id} in ${mode.name}`).toBe(types[resolvedType]);
      expect(value).not.toBeNaN();
    }
  }
  expect(variableModeValues).toHaveLength(2 * variables.length);
});

it.each([
  ['Colors/text', 'Colors/Dark', { r: 0.9137, g: 0.9294, b: 0.9608, a: 1 }],
  ['Colors/text', 'Colors/Light', { r: 0.0941, g: 0.1059, b: 0.1216, a: 1 }],
  ['Shadows/e-2/color', 'Shadows/Dark', { r: 0, g: 0, b: 0, a: 0.6 }],
  ['Shadows/e-2/blur', 'Shadows/Light', 24],
  ['Sizes/fs-14', 'Sizes/Desktop', 14],
  ['Sizes/control', 'Sizes/Phone', 44],
  ['Sizes/font', 'Sizes/Desktop', 'Inter'],
])('%s in %s is %o', (variable, mode, value) => {
  expect(findValue(variable, mode)).toEqual(value);
});
