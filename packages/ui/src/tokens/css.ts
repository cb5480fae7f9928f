import { colors, crestColors, responsiveScales, scales, shadows, type Theme, touchScales } from './tokens.ts';

const formatLines = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `    --bd-${name}: ${value};`)
    .join('\n');

const formatThemed = { ...colors, ...shadows };

function formatTheme(theme: Theme): string {
  const values = Object.fromEntries(Object.entries(formatThemed).map(([name, value]) => [name, value[theme]]));
  return `    color-scheme: ${theme};\n${formatLines(values)}`;
}

function formatMode<M extends string>(scale: Readonly<Record<string, Readonly<Record<M, string>>>>, mode: M): string {
  return formatLines(Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, value[mode]])));
}

/** Changes are instant, fades take at most 80 ms; the modal's delay is not motion. */
const reducedMotion = Object.fromEntries(
  Object.keys(scales)
    .filter((name) => name.startsWith('t-') && name !== 't-modal-hide')
    .map((name) => [name, '1ms']),
);

const indented = (css: string) => css.replaceAll(/^/gm, '  ');

/** All tokens. `data-theme` on any element sets the theme; the default is the system's. */
export function tokensCss(): string {
  return `/* Written from src/tokens/*.data.ts by scripts/write-tokens.ts; do not edit. */
@layer boostdesk.tokens {
  :root {
${formatLines(scales)}
${formatMode(responsiveScales, 'wide')}
${formatMode(touchScales, 'mouse')}
${formatLines(crestColors)}
  }
  @media (max-width: 767px) {
    :root {
${indented(formatMode(responsiveScales, 'phone'))}
    }
  }
  @media (max-width: 767px), (pointer: coarse) {
    :root {
${indented(formatMode(touchScales, 'touch'))}
    }
  }
  :root,
  [data-theme='dark'] {
${formatTheme('dark')}
  }
  @media (prefers-color-scheme: light) {
    :root:not([data-theme]) {
${indented(formatTheme('light'))}
    }
  }
  [data-theme='light'] {
${formatTheme('light')}
  }
  @media print {
    :root,
    [data-theme] {
${indented(formatTheme('light'))}
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
${indented(formatLines(reducedMotion))}
    }
  }
  @media (prefers-contrast: more) {
    :root,
    :root:not([data-theme]),
    [data-theme] {
      --bd-border-subtle: var(--bd-border-strong);
      --bd-border: var(--bd-border-strong);
      --bd-text-muted: var(--bd-text);
      --bd-placeholder: var(--bd-text-muted);
    }
  }
}
`;
}
