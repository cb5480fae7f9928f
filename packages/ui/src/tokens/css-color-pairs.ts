import { type CssRule, parseCssRules } from '../testing/css-rules.ts';
import { runtimeColors } from './runtime-colors.ts';
import { type ColorToken, colors } from './tokens.ts';

/** WCAG: 4.5 for text, 3 for graphics. */
export interface CssColorPair {
  readonly foreground: string;
  readonly ground: string;
  readonly least: 4.5 | 3;
}

type Properties = Readonly<Record<string, string>>;

/** Of graphics without one. */
const DEFAULT_BACKGROUNDS = ['bg', 'surface', 'surface-pop'];

/** WCAG exempts disabled controls; translucent colours have no ratio. */
const isMeasured = (token: string) =>
  token in colors && token !== 'text-disabled' && colors[token as ColorToken].dark.length === '#rrggbb'.length;

const withAncestors = (rule: CssRule): CssRule[] => [rule, ...(rule.outer ? withAncestors(rule.outer) : [])];

const toProperties = (rule: CssRule): Properties =>
  Object.fromEntries(rule.declarations.map(({ property, value }) => [property, value]));

/** Inherited ones included. */
const inheritedProperties = (rule: CssRule): Properties =>
  Object.assign({}, ...withAncestors(rule).reverse().map(toProperties));

const findCustomProperties = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');

/** The rule in each state and variant that sets a custom property. */
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

const toToken = (property: string) => property.replace(/^--(bd-)?/, '');

/** Undefined if not a single custom property. */
function resolveToken(value: string | undefined, held: Properties): string | undefined {
  const name = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  if (name === undefined) return undefined;
  return name in held ? resolveToken(held[name], held) : toToken(name);
}

const getBackground = ({ 'background-color': color, background = color }: Properties) => background;

/** The nearest one that is a token, its own included. */
const findBackground = (rules: readonly CssRule[], held: Properties) =>
  rules.map((rule) => resolveToken(getBackground(toProperties(rule)), held)).find((token) => token !== undefined);

/** Text on a named background, and graphics. */
function extractRulePairs(rule: CssRule, held: Properties): CssColorPair[] {
  const own = toProperties(rule);
  const textGround = findBackground(withAncestors(rule), held);
  const text = resolveToken(own.color, held);
  const texts = text && textGround ? [{ foreground: text, ground: textGround, least: 4.5 as const }] : [];
  const isMark =
    own.color === undefined &&
    findCustomProperties(getBackground(own) ?? '').some((name) => !(toToken(name) in colors));
  const markGround = findBackground(isMark ? withAncestors(rule).slice(1) : withAncestors(rule), held);
  const marks = (own.opacity === '0' ? [] : [own.stroke, own.fill, isMark ? getBackground(own) : undefined])
    .map((value) => resolveToken(value, held))
    .filter((token) => token !== undefined)
    .flatMap((foreground) =>
      (markGround ? [markGround] : DEFAULT_BACKGROUNDS).map((ground) => ({ foreground, ground, least: 3 as const })),
    );
  return [...texts, ...marks];
}

/** All colour pairs of a style sheet, with each token a custom property can be. `unseen`: decorative selectors. */
export function extractColorPairs(css: string, unseen: readonly string[] = []): CssColorPair[] {
  const rules = parseCssRules(css);
  return rules
    .filter(({ path }) => !path.some((part) => part.includes('forced-colors') || unseen.includes(part)))
    .flatMap((rule) => expandVariants(rule, rules).flatMap((held) => extractRulePairs(rule, held)))
    .filter(({ foreground, ground }) => isMeasured(foreground) && isMeasured(ground));
}

/** Used as a colour and defined nowhere. */
export function findUnknownColors(css: string): string[] {
  const rules = parseCssRules(css);
  return rules.flatMap((rule) =>
    rule.declarations
      .filter(({ property }) => /^(color|background(-color)?|stroke|fill)$/.test(property))
      .flatMap(({ value }) => expandVariants(rule, rules).map((held) => resolveToken(value, held)))
      .filter((token) => token !== undefined && !(token in colors))
      .map((token) => `--bd-${token}`),
  );
}
