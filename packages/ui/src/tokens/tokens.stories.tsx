import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from './contrast.ts';
import { pairs } from './pairs.ts';
import { colors, cssVar, type Theme } from './tokens.ts';

/** Every colour with its value and, where it is read as text or a mark, its least contrast on the grounds it stands on. */
function Palette({ theme }: { theme: Theme }) {
  const least = (name: string) => {
    const ratios = pairs
      .filter(({ text }) => text === name)
      .flatMap(({ text, on }) => on.map((ground) => contrast(colors[text][theme], colors[ground][theme])));
    return ratios.length === 0 ? '' : `${Math.min(...ratios).toFixed(2)}:1`;
  };
  return (
    <div data-theme={theme} style={{ background: 'var(--bg)', color: 'var(--text)', padding: 24 }}>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: 12 }}>
        {(Object.keys(colors) as (keyof typeof colors)[]).map((name) => (
          <li key={name} style={{ display: 'flex', gap: 10, alignItems: 'center', fontSize: 12 }}>
            <span
              style={{
                width: 32,
                height: 32,
                borderRadius: 6,
                background: cssVar(name),
                border: '1px solid var(--border)',
              }}
            />
            <span>
              <strong style={{ display: 'block' }}>{name}</strong>
              <code style={{ color: 'var(--text-muted)' }}>
                {colors[name][theme]} {least(name)}
              </code>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Palette,
  args: { theme: 'dark' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {};
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
