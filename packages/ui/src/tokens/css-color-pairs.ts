import { type CssRule, parseCssRules } from '../testing/css-rules.ts';
import { runtimeColors } from './runtime-colors.ts';
import { type ColorToken, colors } from './tokens.ts';

/** A colour on the ground that it is drawn on; WCAG asks 4.5 of a text, 3 of a mark. */
export interface CssColorPair {
  readonly drawn: string;
  readonly ground: string;
  readonly least: 4.5 | 3;
}

type Properties = Readonly<Record<string, string>>;

/** Where a mark stands whose sheet names no ground around it. */
const DEFAULT_BACKGROUNDS = ['bg', 'surface', 'surface-pop'];

/** WCAG exempts what cannot be used; a colour that is laid over others has no ratio of its own. */
const isMeasured = (token: string) =>
  token in colors && token !== 'text-disabled' && colors[token as ColorToken].dark.length === '#rrggbb'.length;

const withAncestors = (rule: CssRule): CssRule[] => [rule, ...(rule.outer ? withAncestors(rule.outer) : [])];

const toProperties = (rule: CssRule): Properties =>
  Object.fromEntries(rule.declarations.map(({ property, value }) => [property, value]));

/** All that holds in a rule: its own over what it stands in. */
const inheritedProperties = (rule: CssRule): Properties =>
  Object.assign({}, ...withAncestors(rule).reverse().map(toProperties));

const findCustomProperties = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');

/** The rule as it stands, with each of its states that sets a custom property anew, and with each choice that code hands in. */
function expandVariants(rule: CssRule, rules: readonly CssRule[]): Properties[] {
  const held = inheritedProperties(rule);
  const states = rules
    .filter(({ outer, path }) => outer === rule && path.at(-1)?.startsWith('&'))
    .map(toProperties)
    .filter((own) => Object.keys(own).some((name) => name.startsWith('--')));
  const used = rule.declarations.flatMap(({ value }) => findCustomProperties(value));
  const handed = runtimeColors.filter((choice) => used.some((name) => name in choice && !(name in held)));
  return [...(handed.length > 0 ? handed : [{}]), ...states].map((each) => ({ ...held, ...each }));
}

/** The name of the token that a value comes to; nothing where it is no single custom property. */
function resolveToken(value: string | undefined, held: Properties): string | undefined {
  const name = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];
  if (name === undefined) return undefined;
  return `--${name}` in held ? resolveToken(held[`--${name}`], held) : name;
}

const getBackground = ({ 'background-color': color, background = color }: Properties) => background;

/** The nearest ground of a rule that is a token; a rule may stand on its own. */
const findBackground = (rules: readonly CssRule[], held: Properties) =>
  rules.map((rule) => resolveToken(getBackground(toProperties(rule)), held)).find((token) => token !== undefined);

/** What a rule draws itself, of tokens alone: texts on a ground that its sheet names, and marks. */
function extractRulePairs(rule: CssRule, held: Properties): CssColorPair[] {
  const own = toProperties(rule);
  const textGround = findBackground(withAncestors(rule), held);
  const text = resolveToken(own.color, held);
  const texts = text && textGround ? [{ drawn: text, ground: textGround, least: 4.5 as const }] : [];
  const isMark =
    own.color === undefined &&
    findCustomProperties(getBackground(own) ?? '').some((name) => !(name.slice(2) in colors));
  const markGround = findBackground(isMark ? withAncestors(rule).slice(1) : withAncestors(rule), held);
  const marks = (own.opacity === '0' ? [] : [own.stroke, own.fill, isMark ? getBackground(own) : undefined])
    .map((value) => resolveToken(value, held))
    .filter((token) => token !== undefined)
    .flatMap((drawn) =>
      (markGround ? [markGround] : DEFAULT_BACKGROUNDS).map((ground) => ({ drawn, ground, least: 3 as const })),
    );
  return [...texts, ...marks];
}

/**
 * Every pair of colours that a style sheet draws: text on ground, and the strokes, fills and marks of graphics. A custom
 * property counts as each of the tokens that it may be. What draws nothing that has to be seen is named by its selector.
 */
export function extractColorPairs(css: string, unseen: readonly string[] = []): CssColorPair[] {
  const rules = parseCssRules(css);
  return rules
    .filter(({ path }) => !path.some((part) => part.includes('forced-colors') || unseen.includes(part)))
    .flatMap((rule) => expandVariants(rule, rules).flatMap((held) => extractRulePairs(rule, held)))
    .filter(({ drawn, ground }) => isMeasured(drawn) && isMeasured(ground));
}

/** Custom properties that a sheet draws with though nobody says what colour they are. */
export function findUnknownColors(css: string): string[] {
  const rules = parseCssRules(css);
  return rules.flatMap((rule) =>
    rule.declarations
      .filter(({ property }) => /^(color|background(-color)?|stroke|fill)$/.test(property))
      .flatMap(({ value }) => expandVariants(rule, rules).map((held) => resolveToken(value, held)))
      .filter((token) => token !== undefined && !(token in colors))
      .map((token) => `--${token}`),
  );
}
