import { getContrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { describeColor } from './token-uses.ts';
import { type ColorToken, colors, cssVar, type Theme } from './tokens.ts';
import { useCopy } from './use-copy.ts';

/** Undefined for backgrounds. */
function leastContrast(name: ColorToken, theme: Theme): { ratio: number; ground: ColorToken } | undefined {
  return contrastPairs
    .filter(({ text }) => text === name)
    .flatMap(({ text, backgrounds }) =>
      backgrounds.map((ground) => ({ ground, ratio: getContrast(colors[text][theme], colors[ground][theme]) })),
    )
    .toSorted((one, other) => one.ratio - other.ratio)[0];
}

/** Press it to copy its custom property. */
export function Swatch({ name, theme }: { name: ColorToken; theme: Theme }) {
  const { isCopied, copy, reset } = useCopy(cssVar(name));
  const least = leastContrast(name, theme);
  return (
    <button
      type="button"
      onClick={copy}
      onBlur={reset}
      style={{ display: 'flex', gap: 10, alignItems: 'center', fontSize: 12, textAlign: 'start' }}
    >
      <span
        style={{
          flex: 'none',
          width: 32,
          height: 32,
          borderRadius: 6,
          background: cssVar(name),
          border: '1px solid var(--bd-border)',
        }}
      />
      <span>
        <strong style={{ display: 'block' }}>{name}</strong>
        <code style={{ color: 'var(--bd-text-muted)' }}>{isCopied ? 'Copied' : colors[name][theme]}</code>
        {least === undefined ? null : (
          <span style={{ display: 'block', color: 'var(--bd-text-muted)' }}>
            {least.ratio.toFixed(2)}:1 on {least.ground}
          </span>
        )}
        <span style={{ display: 'block' }}>{describeColor(name)}</span>
      </span>
    </button>
  );
}
