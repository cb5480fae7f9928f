import { colors, crestColors, responsiveScales, scales, shadows, touchScales } from './tokens.ts';

/** Design Tokens Community Group format (2025.10). */
type DesignToken = { $type: string; $value: unknown; $extensions?: Record<string, Record<string, unknown>> };

/** Extension with all modes; the main value is dark. */
const modesOf = 'boostdesk.modes';

function toColor(hex: string) {
  const [r, g, b, a = 1] = (hex.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
  const rounded = (channel = 0) => Math.round(channel * 10_000) / 10_000;
  return {
    colorSpace: 'srgb',
    components: [rounded(r), rounded(g), rounded(b)],
    alpha: rounded(a),
    hex: hex.slice(0, 7),
  };
}

function toMeasure(text: string) {
  const [, value, unit] = /^(-?[\d.]+)([a-z]*)$/.exec(text) ?? [];
  return { value: Number(value), unit: unit || 'px' };
}

/** `inset 0 8px 24px #00000099`; `none` is a transparent shadow. */
export function toShadow(text: string) {
  const inset = text.startsWith('inset ');
  const parts = text === 'none' ? [] : text.replace('inset ', '').split(' ');
  const color = parts.find((part) => part.startsWith('#')) ?? '#00000000';
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = parts.filter((part) => !part.startsWith('#'));
  return {
    color: toColor(color),
    offsetX: toMeasure(offsetX),
    offsetY: toMeasure(offsetY),
    blur: toMeasure(blur),
    spread: toMeasure(spread),
    ...(inset ? { inset } : {}),
  };
}

const kinds: readonly (readonly [names: RegExp, type: string, read: (text: string) => unknown])[] = [
  [/^(font|mono)$/, 'fontFamily', (text) => text.split(', ').map((family) => family.replaceAll("'", ''))],
  [/^t-/, 'duration', toMeasure],
  [/^ease$/, 'cubicBezier', (text) => (text.match(/[\d.]+/g) ?? []).map(Number)],
  [/^z-/, 'number', Number],
  [/^fw-/, 'fontWeight', Number],
];

function scaleToken([name, text]: readonly [string, string]): [string, DesignToken] {
  const [, $type, read] = kinds.find(([names]) => names.test(name)) ?? [/./, 'dimension', toMeasure];
  return [name, { $type, $value: read(text) }];
}

function withModes(
  $type: string,
  values: Record<string, Readonly<Record<string, string>>>,
  main: string,
  read: (text: string) => unknown,
) {
  return Object.fromEntries(
    Object.entries(values).map(([name, modes]): [string, DesignToken] => [
      name,
      {
        $type,
        $value: read(modes[main] ?? ''),
        $extensions: {
          [modesOf]: Object.fromEntries(Object.entries(modes).map(([mode, text]) => [mode, read(text)])),
        },
      },
    ]),
  );
}

/** The main modes are dark, wide and mouse. */
export function tokensJson(): string {
  const crests = Object.fromEntries(
    Object.entries(crestColors).map(([name, hex]): [string, DesignToken] => [
      name,
      { $type: 'color', $value: toColor(hex) },
    ]),
  );
  const tokens = {
    color: { ...withModes('color', colors, 'dark', toColor), ...crests },
    scale: {
      ...Object.fromEntries(Object.entries(scales).map(scaleToken)),
      ...withModes('dimension', responsiveScales, 'wide', toMeasure),
      ...withModes('dimension', touchScales, 'mouse', toMeasure),
    },
    shadow: withModes('shadow', shadows, 'dark', toShadow),
  };
  return `${JSON.stringify(tokens, null, 2)}\n`;
}
