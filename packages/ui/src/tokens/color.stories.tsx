import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withFakeClipboard } from '../testing/fake-clipboard.ts';
import { statusColors } from './color.data.ts';
import { Swatch } from './swatch.tsx';
import { rowStyle, rowsStyle } from './token-rows.ts';
import { colorGroups } from './token-uses.ts';
import { type ColorToken, colors, cssVar, type Theme } from './tokens.ts';

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: 12 } as const;

/** Text and icon colours show their lowest contrast and its background. */
function Palette({ theme }: { theme: Theme }) {
  const names = Object.keys(colors) as ColorToken[];
  return (
    <div
      data-theme={theme}
      style={{ background: 'var(--bd-bg)', color: 'var(--bd-text)', padding: 24, display: 'grid', gap: 24 }}
    >
      {colorGroups.map(([title, holds]) => (
        <section key={title} aria-label={`${title}, ${theme}`}>
          <h2 style={{ fontSize: 'var(--bd-fs-14)', fontWeight: 'var(--bd-fw-strong)', marginBlockEnd: 12 }}>
            {title}
          </h2>
          <ul style={grid}>
            {names
              .filter((name) => holds.test(name))
              .map((name) => (
                <li key={name}>
                  <Swatch name={name} theme={theme} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const meta = {
  // Keeps the story ID of screenshots.
  id: 'foundations-tokens',
  title: 'Foundations/Color',
  component: Palette,
  args: { theme: 'dark' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press a colour to copy its custom property. */
export const Dark: Story = {
  play: ({ canvas }) =>
    withFakeClipboard(async (writeText) => {
      const swatch = canvas.getByRole('button', { name: /^text-muted/ });
      await expect(swatch).toHaveTextContent(/#a9acb4\s*\d+\.\d\d:1 on surface-active/);
      await userEvent.click(swatch);
      await expect(writeText).toHaveBeenCalledWith('var(--bd-text-muted)');
      await expect(swatch).toHaveTextContent('Copied');
      await expect(canvas.getAllByRole('button')).toHaveLength(Object.keys(colors).length);
    }),
};

export const Light: Story = { args: { theme: 'light' } };

const kinds = {
  normal: 'none',
  deuteranopia: '0.367 0.861 -0.228 0 0  0.280 0.673 0.047 0 0  -0.012 0.043 0.969 0 0  0 0 0 1 0',
  protanopia: '0.152 1.053 -0.205 0 0  0.115 0.786 0.099 0 0  -0.004 -0.048 1.052 0 0  0 0 0 1 0',
  tritanopia: '1.256 -0.077 -0.179 0 0  -0.078 0.931 0.148 0 0  0.005 0.691 0.304 0 0  0 0 0 1 0',
} as const;
const statuses = (Object.keys(statusColors) as (keyof typeof statusColors)[]).filter((name) => !name.endsWith('-tint'));

/** The statuses under four types of colour vision (Machado 2009). */
export const ColorVision: Story = {
  render: () => (
    <div style={rowsStyle}>
      {Object.entries(kinds).map(([kind, matrix]) => (
        <div key={kind} style={rowStyle}>
          <span>{kind}</span>
          <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
            <filter id={`eye-${kind}`} colorInterpolationFilters="linearRGB">
              {matrix === 'none' ? null : <feColorMatrix type="matrix" values={matrix} />}
            </filter>
          </svg>
          <div style={{ display: 'flex', ...(matrix === 'none' ? {} : { filter: `url(#eye-${kind})` }) }}>
            {statuses.map((name) => (
              <div key={name} title={name} style={{ flex: 1, height: 32, background: cssVar(name) }} />
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
};
