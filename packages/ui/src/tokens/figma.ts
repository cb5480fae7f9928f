import { toShadow } from './dtcg.ts';
import { describeColor } from './token-uses.ts';
import {
  type ColorToken,
  colors,
  crestColors,
  cssVar,
  responsiveScales,
  scales,
  shadows,
  type Token,
  touchScales,
} from './tokens.ts';

/** RGB and alpha, each 0 to 1. */
interface FigmaColor {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

interface FigmaVariable {
  readonly name: string;
  /** Its custom property; a part of a shadow has none. */
  readonly codeSyntax?: { readonly WEB: string };
  readonly resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
  readonly description?: string;
  /** Properties whose picker offers the variable. */
  readonly scopes: readonly string[];
  /** Mode → value. */
  readonly values: Readonly<Record<string, FigmaColor | number | string>>;
}

/** A collection's name is its temporary ID in the request, and so are those of its modes and variables with the name before. */
interface FigmaCollection {
  readonly name: string;
  readonly modes: readonly [string, ...string[]];
  readonly variables: readonly FigmaVariable[];
}

function toFigmaColor(hex: string): FigmaColor {
  const [r = 0, g = 0, b = 0, a = 1] = (hex.match(/[\da-f]{2}/gi) ?? []).map(
    (pair) => Math.round((Number.parseInt(pair, 16) / 255) * 10_000) / 10_000,
  );
  return { r, g, b, a };
}

/** In px, ms or without a unit. Rem are of 16 px. */
const toFloat = (text: string) => Number(text.replace(/(px|ms|rem)$/, '')) * (text.endsWith('rem') ? 16 : 1);

const scopesOfScales: readonly (readonly [names: RegExp, scopes: readonly string[]])[] = [
  [/^fs-/, ['FONT_SIZE']],
  [/^lh-/, ['LINE_HEIGHT']],
  [/^fw-/, ['FONT_WEIGHT']],
  [/^(font|mono)$/, ['FONT_FAMILY']],
  [/^s-/, ['GAP', 'WIDTH_HEIGHT']],
  [/^r-/, ['CORNER_RADIUS']],
  [/^(side|row|top|control)/, ['WIDTH_HEIGHT']],
];
const scopesOf = (name: string) => scopesOfScales.find(([names]) => names.test(name))?.[1] ?? [];

/** Figma takes one installed family, not a list. */
const toFontFamily = (text: string) => (text.split(',')[0] ?? '').replaceAll("'", '').replace(/ Variable$/, '');

const toCodeSyntax = (name: string) => ({ WEB: cssVar(name as Token) });

const colorVariables = (): FigmaVariable[] => [
  ...(Object.keys(colors) as ColorToken[]).map((name) => ({
    name,
    resolvedType: 'COLOR' as const,
    description: describeColor(name),
    codeSyntax: toCodeSyntax(name),
    scopes: ['ALL_SCOPES'],
    values: { Dark: toFigmaColor(colors[name].dark), Light: toFigmaColor(colors[name].light) },
  })),
  ...Object.entries(crestColors).map(([name, hex]) => ({
    name,
    resolvedType: 'COLOR' as const,
    codeSyntax: toCodeSyntax(name),
    scopes: ['SHAPE_FILL', 'STROKE_COLOR'],
    values: { Dark: toFigmaColor(hex), Light: toFigmaColor(hex) },
  })),
];

const shadowParts = {
  offsetX: 'offset-x',
  offsetY: 'offset-y',
  blur: 'blur',
  spread: 'spread',
} as const;

/** The kind of effect, which is no part of it. */
function describeShadow(isInsetInDark = false, isInsetInLight = false): string {
  if (isInsetInDark !== isInsetInLight) return 'Inner shadow in the dark mode, drop shadow in the light one';
  return isInsetInDark ? 'Inner shadow' : 'Drop shadow';
}

/** A variable per part of a shadow: Figma binds each part of an effect on its own. */
function shadowVariables(): FigmaVariable[] {
  return Object.entries(shadows).flatMap(([name, modes]) => {
    const dark = toShadow(modes.dark);
    const light = toShadow(modes.light);
    const description = describeShadow(dark.inset, light.inset);
    return [
      {
        name: `${name}/color`,
        resolvedType: 'COLOR' as const,
        description,
        scopes: ['EFFECT_COLOR'],
        values: { Dark: toEffectColor(dark), Light: toEffectColor(light) },
      },
      ...(Object.keys(shadowParts) as (keyof typeof shadowParts)[]).map((part) => ({
        name: `${name}/${shadowParts[part]}`,
        resolvedType: 'FLOAT' as const,
        description,
        scopes: ['EFFECT_FLOAT'],
        values: { Dark: dark[part].value, Light: light[part].value },
      })),
    ];
  });
}

function toEffectColor({ color }: ReturnType<typeof toShadow>): FigmaColor {
  const [r = 0, g = 0, b = 0] = color.components;
  return { r, g, b, a: color.alpha };
}

function scaleVariable(name: string, desktop: string, phone: string): FigmaVariable {
  const isText = /^(font|mono|ease)$/.test(name);
  const read = (text: string) => {
    if (!isText) return toFloat(text);
    return name === 'ease' ? text : toFontFamily(text);
  };
  return {
    name,
    resolvedType: isText ? 'STRING' : 'FLOAT',
    codeSyntax: toCodeSyntax(name),
    scopes: scopesOf(name),
    values: { Desktop: read(desktop), Phone: read(phone) },
  };
}

const scaleVariables = (): FigmaVariable[] => [
  ...Object.entries(scales).map(([name, text]) => scaleVariable(name, text, text)),
  ...Object.entries(responsiveScales).map(([name, { wide, phone }]) => scaleVariable(name, wide, phone)),
  ...Object.entries(touchScales).map(([name, { mouse, touch }]) => scaleVariable(name, mouse, touch)),
];

const toRequest = (collections: readonly FigmaCollection[]) => ({
  variableCollections: collections.map(({ name, modes: [first] }) => ({
    action: 'CREATE',
    id: name,
    name,
    initialModeId: `${name}/${first}`,
  })),
  // The first mode comes with the collection and is only renamed.
  variableModes: collections.flatMap(({ name, modes }) =>
    modes.map((mode, at) => ({
      action: at === 0 ? 'UPDATE' : 'CREATE',
      id: `${name}/${mode}`,
      name: mode,
      variableCollectionId: name,
    })),
  ),
  variables: collections.flatMap((collection) =>
    collection.variables.map(({ name, values: _, codeSyntax, ...variable }) => ({
      action: 'CREATE',
      id: `${collection.name}/${name}`,
      name,
      variableCollectionId: collection.name,
      ...variable,
      codeSyntax,
    })),
  ),
  variableModeValues: collections.flatMap((collection) =>
    collection.variables.flatMap(({ name, values }) =>
      Object.entries(values).map(([mode, value]) => ({
        variableId: `${collection.name}/${name}`,
        modeId: `${collection.name}/${mode}`,
        value,
      })),
    ),
  ),
});

/**
 * The tokens as the body of Figma's `POST /v1/files/:file_key/variables`: colours and shadows with a dark and a light mode, sizes with a
 * desktop and a phone mode.
 */
export function figmaJson(): string {
  const request = toRequest([
    { name: 'Colors', modes: ['Dark', 'Light'], variables: colorVariables() },
    { name: 'Shadows', modes: ['Dark', 'Light'], variables: shadowVariables() },
    { name: 'Sizes', modes: ['Desktop', 'Phone'], variables: scaleVariables() },
  ]);
  return `${JSON.stringify(request, null, 2)}\n`;
}
