import { colors, crestColors, responsiveScales, scales, shadows } from './tokens.ts';

/** A token of the Design Tokens Community Group format: for design tools. The light value is a mode of the token. */
type DesignToken = { $type: string; $value: string; $extensions?: { modes: Record<string, string> } };

const typed: readonly (readonly [RegExp, string])[] = [
  [/^(font|mono)$/, 'fontFamily'],
  [/^t-/, 'duration'],
  [/^ease$/, 'cubicBezier'],
  [/^z-/, 'number'],
];

const typeOf = (name: string) => typed.find(([pattern]) => pattern.test(name))?.[1] ?? 'dimension';

function withModes(type: string, values: Record<string, Readonly<Record<string, string>>>, main: string) {
  return Object.fromEntries(
    Object.entries(values).map(([name, modes]): [string, DesignToken] => [
      name,
      { $type: type, $value: modes[main] ?? '', $extensions: { modes: { ...modes } } },
    ]),
  );
}

/** The tokens as DTCG JSON, dark as the main mode. */
export function tokensJson(): string {
  const plain = Object.fromEntries(
    Object.entries(scales).map(([name, $value]): [string, DesignToken] => [name, { $type: typeOf(name), $value }]),
  );
  const crests = Object.fromEntries(
    Object.entries(crestColors).map(([name, $value]): [string, DesignToken] => [name, { $type: 'color', $value }]),
  );
  const tokens = {
    color: { ...withModes('color', colors, 'dark'), ...crests },
    scale: { ...plain, ...withModes('dimension', responsiveScales, 'wide') },
    shadow: withModes('shadow', shadows, 'dark'),
  };
  return `${JSON.stringify(tokens, null, 2)}\n`;
}
