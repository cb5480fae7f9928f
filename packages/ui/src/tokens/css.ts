import { colors, crestColors, responsiveScales, scales, shadows, type Theme, touchScales } from './tokens.ts';

const lines = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `    --${name}: ${value};`)
    .join('\n');

const themed = { ...colors, ...shadows };

function ofTheme(theme: Theme): string {
  const values = Object.fromEntries(Object.entries(themed).map(([name, value]) => [name, value[theme]]));
  return `    color-scheme: ${theme};\n${lines(values)}`;
}

/** What a scale comes to in one of its modes. */
function inMode<M extends string>(scale: Readonly<Record<string, Readonly<Record<M, string>>>>, mode: M): string {
  return lines(Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, value[mode]])));
}

/** Without motion a change is at once; what fades does so within 80 ms. How long a modal stays is no motion. */
const stillness = Object.fromEntries(
  Object.keys(scales)
    .filter((name) => name.startsWith('t-') && name !== 't-modal-hide')
    .map((name) => [name, '1ms']),
);

const indented = (css: string) => css.replaceAll(/^/gm, '  ');

/**
 * All tokens as custom properties. `data-theme` on <html> (or on any box inside) picks the theme; without it the
 * system's preference does.
 */
export function tokensCss(): string {
  return `/* Written from src/tokens/*.data.ts by scripts/tokens.ts; do not edit. */
@layer boostdesk.tokens {
  :root {
${lines(scales)}
${inMode(responsiveScales, 'wide')}
${inMode(touchScales, 'mouse')}
${lines(crestColors)}
  }
  @media (max-width: 767px) {
    :root {
${indented(inMode(responsiveScales, 'phone'))}
    }
  }
  @media (max-width: 767px), (pointer: coarse) {
    :root {
${indented(inMode(touchScales, 'touch'))}
    }
  }
  :root,
  [data-theme='dark'] {
${ofTheme('dark')}
  }
  @media (prefers-color-scheme: light) {
    :root:not([data-theme]) {
${indented(ofTheme('light'))}
    }
  }
  [data-theme='light'] {
${ofTheme('light')}
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
${indented(lines(stillness))}
    }
  }
  @media (prefers-contrast: more) {
    :root,
    :root:not([data-theme]),
    [data-theme] {
      --border-subtle: var(--border-strong);
      --border: var(--border-strong);
      --text-muted: var(--text);
      --placeholder: var(--text-muted);
    }
  }
}
`;
}
