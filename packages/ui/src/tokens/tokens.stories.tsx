import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { statusColors } from './color.data.ts';
import { Swatch } from './swatch.tsx';
import { type ColorToken, colors, cssVar, responsiveScales, scales, type Theme } from './tokens.ts';

/** Every colour with its value and, where it is read as text or a mark, its least contrast on the grounds it stands on. */
function Palette({ theme }: { theme: Theme }) {
  return (
    <div data-theme={theme} style={{ background: 'var(--bg)', color: 'var(--text)', padding: 24 }}>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: 12 }}>
        {(Object.keys(colors) as ColorToken[]).map((name) => (
          <li key={name}>
            <Swatch name={name} theme={theme} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: 'Foundations/Tokens',
  component: Palette,
  args: { theme: 'dark' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press copies the custom property of a colour. */
export const Dark: Story = {
  play: async ({ canvasElement }) => {
    const writeText = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    try {
      const swatch = within(canvasElement).getByRole('button', { name: /^text-muted/ });
      await expect(swatch).toHaveTextContent(/#a9acb4 \d+\.\d\d:1/);
      await userEvent.click(swatch);
      await expect(writeText).toHaveBeenCalledWith('var(--text-muted)');
      await expect(swatch).toHaveTextContent('Copied');
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

export const Light: Story = { args: { theme: 'light' } };

const sizes = ['fs-11', 'fs-12', 'fs-13', 'fs-14', 'fs-16', 'fs-18', 'fs-20', 'fs-24', 'fs-30', 'fs-40'] as const;

export const Type: Story = {
  render: () => (
    <div style={{ padding: 24, display: 'grid', gap: 12 }}>
      {sizes.map((size) => (
        <p key={size} style={{ fontSize: cssVar(size), lineHeight: 1.4 }}>
          {size}: Gold IV to Platinum II, 1,240 coins
        </p>
      ))}
      <p style={{ fontFamily: cssVar('mono') }}>#10482 boostdesk.example/r/mina</p>
    </div>
  ),
};

const named = (pattern: RegExp) => Object.keys(scales).filter((name) => pattern.test(name)) as (keyof typeof scales)[];
const rows = { padding: 24, display: 'grid', gap: 12, fontSize: 12 } as const;
const row = { display: 'grid', gridTemplateColumns: '160px 1fr', alignItems: 'center', gap: 16 } as const;
const bar = { height: 16, background: 'var(--accent-solid)' } as const;

/** Distances between and inside things; control and bar heights grow on a phone. */
export const Space: Story = {
  render: () => (
    <div style={rows}>
      {named(/^(s-|row|side)/).map((name) => (
        <div key={name} style={row}>
          <code>
            {name} {scales[name]}
          </code>
          <div style={{ ...bar, width: cssVar(name) }} />
        </div>
      ))}
      {(Object.keys(responsiveScales) as (keyof typeof responsiveScales)[]).map((name) => (
        <div key={name} style={row}>
          <code>
            {name} {responsiveScales[name].wide}, {responsiveScales[name].phone}
          </code>
          <div style={{ ...bar, width: cssVar(name) }} />
        </div>
      ))}
    </div>
  ),
};

export const Shape: Story = {
  render: () => (
    <div style={{ ...rows, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
      {named(/^r-/).map((name) => (
        <div
          key={name}
          style={{
            padding: 20,
            border: '1px solid var(--border-strong)',
            borderRadius: cssVar(name),
            textAlign: 'center',
          }}
        >
          {name} {scales[name]}
        </div>
      ))}
      {(['e-1', 'e-2', 'e-3'] as const).map((name) => (
        <div key={name} style={{ padding: 20, background: 'var(--surface-pop)', boxShadow: cssVar(name) }}>
          {name}
        </div>
      ))}
    </div>
  ),
};

/** How long things take. Who wants less motion gets 1 ms for each. */
export const Motion: Story = {
  render: () => (
    <div style={rows}>
      {named(/^t-/).map((name) => (
        <div key={name} style={row}>
          <code>
            {name} {scales[name]}
          </code>
          <div style={{ ...bar, width: `${scales[name].replace('ms', 'px')}` }} />
        </div>
      ))}
    </div>
  ),
};

/** What lies over what: a select over its modal, a toast over both, a tooltip over all. */
export const Layers: Story = {
  render: () => (
    <ol style={rows}>
      {named(/^z-/).map((name) => (
        <li key={name}>
          <code>
            {name} {scales[name]}
          </code>
        </li>
      ))}
    </ol>
  ),
};

const kinds = {
  normal: 'none',
  deuteranopia: '0.367 0.861 -0.228 0 0  0.280 0.673 0.047 0 0  -0.012 0.043 0.969 0 0  0 0 0 1 0',
  protanopia: '0.152 1.053 -0.205 0 0  0.115 0.786 0.099 0 0  -0.004 -0.048 1.052 0 0  0 0 0 1 0',
  tritanopia: '1.256 -0.077 -0.179 0 0  -0.078 0.931 0.148 0 0  0.005 0.691 0.304 0 0  0 0 0 1 0',
} as const;
const statuses = (Object.keys(statusColors) as (keyof typeof statusColors)[]).filter((name) => !name.endsWith('-tint'));

/** The six statuses as four kinds of eyes see them (Machado 2009); a test holds their distance. */
export const ColourVision: Story = {
  render: () => (
    <div style={rows}>
      {Object.entries(kinds).map(([kind, matrix]) => (
        <div key={kind} style={row}>
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
