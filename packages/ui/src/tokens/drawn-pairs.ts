import { type CssRule, cssRules } from '../testing/css-rules.ts';
import { handedColors } from './handed-colors.ts';
import { type ColorToken, colors } from './tokens.ts';

/** A colour on the ground that it is drawn on; WCAG asks 4.5 of a text, 3 of a mark. */
export interface DrawnPair {
  readonly drawn: string;
  readonly ground: string;
  readonly least: 4.5 | 3;
}

type Properties = Readonly<Record<string, string>>;

/** Where a mark stands whose sheet names no ground around it. */
const GROUNDS = ['bg', 'surface', 'surface-pop'];

/** WCAG exempts what cannot be used; a colour that is laid over others has no ratio of its own. */
const isMeasured = (token: string) =>
  token in colors && token !== 'text-disabled' && colors[token as ColorToken].dark.length === '#rrggbb'.length;

const around = (rule: CssRule): CssRule[] => [rule, ...(rule.outer ? around(rule.outer) : [])];

const propertiesOf = (rule: CssRule): Properties =>
  Object.fromEntries(rule.declarations.map(({ property, value }) => [property, value]));

/** All that holds in a rule: its own over what it stands in. */
const heldIn = (rule: CssRule): Properties => Object.assign({}, ...around(rule).reverse().map(propertiesOf));

const namesIn = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');

/** The rule as it stands, with each of its states that sets a custom property anew, and with each choice that code hands in. */
function variants(rule: CssRule, rules: readonly CssRule[]): Properties[] {
  const held = heldIn(rule);
  const states = rules
    .filter(({ outer, path }) => outer === rule && path.at(-1)?.startsWith('&'))
    .map(propertiesOf)
    .filter((own) => Object.keys(own).some((name) => name.startsWith('--')));
  const used = rule.declarations.flatMap(({ value }) => namesIn(value));
  const handed = handedColors.filter((choice) => used.some((name) => name in choice && !(name in held)));
  return [...(handed.length > 0 ? handed : [{}]), ...states].map((each) => ({ ...held, ...each }));
}

/** The name of the token that a value comes to; nothing where it is no single custom property. */
function tokenIn(value: string | undefined, held: Properties): string | undefined {
  const name = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];
  if (name === undefined) return undefined;
  return `--${name}` in held ? tokenIn(held[`--${name}`], held) : name;
}

const groundOf = ({ 'background-color': color, background = color }: Properties) => background;

/** The nearest ground of a rule that is a token; a rule may stand on its own. */
const groundIn = (rules: readonly CssRule[], held: Properties) =>
  rules.map((rule) => tokenIn(groundOf(propertiesOf(rule)), held)).find((token) => token !== undefined);

/** What a rule draws itself, of tokens alone: texts on a ground that its sheet names, and marks. */
function drawnIn(rule: CssRule, held: Properties): DrawnPair[] {
  const own = propertiesOf(rule);
  const textGround = groundIn(around(rule), held);
  const text = tokenIn(own.color, held);
  const texts = text && textGround ? [{ drawn: text, ground: textGround, least: 4.5 as const }] : [];
  const isMark = own.color === undefined && namesIn(groundOf(own) ?? '').some((name) => !(name.slice(2) in colors));
  const markGround = groundIn(isMark ? around(rule).slice(1) : around(rule), held);
  const marks = (own.opacity === '0' ? [] : [own.stroke, own.fill, isMark ? groundOf(own) : undefined])
    .map((value) => tokenIn(value, held))
    .filter((token) => token !== undefined)
    .flatMap((drawn) => (markGround ? [markGround] : GROUNDS).map((ground) => ({ drawn, ground, least: 3 as const })));
  return [...texts, ...marks];
}

/**
 * Every pair of colours that a style sheet draws: text on ground, and the strokes, fills and marks of graphics. A custom
 * property counts as each of the tokens that it may be. What draws nothing that has to be seen is named by its selector.
 */
export function drawnPairs(css: string, unseen: readonly string[] = []): DrawnPair[] {
  const rules = cssRules(css);
  return rules
    .filter(({ path }) => !path.some((part) => part.includes('forced-colors') || unseen.includes(part)))
    .flatMap((rule) => variants(rule, rules).flatMap((held) => drawnIn(rule, held)))
    .filter(({ drawn, ground }) => isMeasured(drawn) && isMeasured(ground));
}

/** Custom properties that a sheet draws with though nobody says what colour they are. */
export function unknownColors(css: string): string[] {
  const rules = cssRules(css);
  return rules.flatMap((rule) =>
    rule.declarations
      .filter(({ property }) => /^(color|background(-color)?|stroke|fill)$/.test(property))
      .flatMap(({ value }) => variants(rule, rules).map((held) => tokenIn(value, held)))
      .filter((token) => token !== undefined && !(token in colors))
      .map((token) => `--${token}`),
  );
}
