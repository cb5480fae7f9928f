import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { statusColors } from './color.data.ts';
import { Swatch } from './swatch.tsx';
import { tokenPages, typeUses } from './token-uses.ts';
import { type ColorToken, colors, cssVar, responsiveScales, scales, shadows, type Theme } from './tokens.ts';

/** Every colour with its value and, where it is read as text or a mark, the least contrast that it has, and on which ground. */
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
      await expect(swatch).toHaveTextContent(/#a9acb4\s*\d+\.\d\d:1 on surface-active/);
      await userEvent.click(swatch);
      await expect(writeText).toHaveBeenCalledWith('var(--text-muted)');
      await expect(swatch).toHaveTextContent('Copied');
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

export const Light: Story = { args: { theme: 'light' } };

/** What a token of type does to its sample; a line height is seen where the sample goes on. */
const sampleOf = (name: keyof typeof typeUses) => {
  if (name === 'font' || name === 'mono') return { fontFamily: cssVar(name) };
  if (name.startsWith('fs-')) return { fontSize: cssVar(name), lineHeight: 1.4 };
  if (name.startsWith('lh-')) return { fontSize: 12, lineHeight: cssVar(name), maxWidth: 280 };
  return { fontWeight: cssVar(name) };
};

/** Every token of type, what it is for, and how it looks. */
export const Type: Story = {
  render: () => (
    <dl style={{ padding: 24, display: 'grid', gap: 12 }}>
      {(Object.keys(typeUses) as (keyof typeof typeUses)[]).map((name) => (
        <div key={name} style={{ display: 'grid', gridTemplateColumns: '220px 1fr', gap: 16, alignItems: 'baseline' }}>
          <dt style={{ fontSize: 12 }}>
            <code>{name}</code> <span style={{ color: 'var(--text-muted)' }}>{typeUses[name]}</span>
          </dt>
          <dd style={sampleOf(name)}>Gold IV to Platinum II, 1,240 coins; #10482 boostdesk.example/r/mina</dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvas, canvasElement }) => {
    const all = Object.keys(scales).filter((name) => tokenPages.type.test(name));
    await expect(new Set(Object.keys(typeUses))).toEqual(new Set(all));
    for (const name of all) await expect(canvas.getByText(name)).toBeVisible();
    await expect(getComputedStyle(canvasElement.querySelector('code')!).fontFamily).toContain('Geist Mono');
  },
};

const named = (pattern: RegExp) => Object.keys(scales).filter((name) => pattern.test(name)) as (keyof typeof scales)[];
const rows = { padding: 24, display: 'grid', gap: 12, fontSize: 12 } as const;
const row = { display: 'grid', gridTemplateColumns: '160px 1fr', alignItems: 'center', gap: 16 } as const;
const bar = { height: 16, background: 'var(--accent-solid)' } as const;

/** Distances between and inside things; control and bar heights grow on a phone. */
export const Space: Story = {
  render: () => (
    <div style={rows}>
      {named(tokenPages.space).map((name) => (
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
      {named(tokenPages.shape).map((name) => (
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
      {(Object.keys(shadows) as (keyof typeof shadows)[]).map((name) => (
        <div key={name} style={{ padding: 20, background: 'var(--surface-pop)', boxShadow: cssVar(name) }}>
          {name}
        </div>
      ))}
    </div>
  ),
};

/** Each bar takes the time of its token, all of them along the one curve. */
function Moves() {
  const [isThere, setThere] = useState(false);
  return (
    <div style={rows}>
      <Button onPress={() => setThere(!isThere)} style={{ justifySelf: 'start' }}>
        Move
      </Button>
      {named(tokenPages.motion).map((name) => (
        <div key={name} style={row}>
          <code>
            {name} {scales[name]}
          </code>
          {name === 'ease' ? null : (
            <div
              data-moves={name}
              style={{ ...bar, width: isThere ? '100%' : 16, transition: `width ${cssVar(name)} ${cssVar('ease')}` }}
            />
          )}
        </div>
      ))}
    </div>
  );
}

/** How long things take, and the curve they move along. Who wants less motion gets 1 ms for each but the modal’s delay, which is no motion and stays. */
export const Motion: Story = {
  render: () => <Moves />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const moves = [...canvasElement.querySelectorAll<HTMLElement>('[data-moves]')].map((moving) => {
      const { duration, easing } = moving.getAnimations()[0]?.effect?.getTiming() ?? {};
      return [moving.dataset.moves, `${duration}ms`, easing];
    });
    const times = Object.entries(scales).filter(([name]) => name.startsWith('t-'));
    await expect(moves).toEqual(times.map(([name, time]) => [name, time, scales.ease]));
  },
};

/** What lies over what: a select over its modal, a toast over both, a tooltip over all. */
export const Layers: Story = {
  render: () => (
    <ol style={rows}>
      {named(tokenPages.layers).map((name) => (
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
