import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withFakeClipboard } from '../testing/fake-clipboard.ts';
import { TokenName } from './token-name.tsx';
import { barStyle, findTokens, rowStyle, rowsStyle } from './token-rows.ts';
import { tokenPages } from './token-uses.ts';
import { cssVar, responsiveScales, scales, shadows, touchScales } from './tokens.ts';

const meta = {
  title: 'Foundations/Space',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ofTwoSizes = { ...responsiveScales, ...touchScales };

/** On phones, the bar is lower and controls are taller. Press a name to copy its custom property. */
export const Space: Story = {
  play: ({ canvas }) =>
    withFakeClipboard(async (writeText) => {
      await userEvent.click(canvas.getByRole('button', { name: 's-16 16px' }));
      await expect(writeText).toHaveBeenCalledWith('var(--bd-s-16)');
      await expect(canvas.getByRole('button', { name: 'Copied 16px' })).toBeVisible();
    }),
  render: () => (
    <div style={rowsStyle}>
      {findTokens(tokenPages.space).map((name) => (
        <div key={name} style={rowStyle}>
          <TokenName name={name}>{scales[name]}</TokenName>
          <div style={{ ...barStyle, width: cssVar(name) }} />
        </div>
      ))}
      {(Object.keys(ofTwoSizes) as (keyof typeof ofTwoSizes)[]).map((name) => (
        <div key={name} style={rowStyle}>
          <TokenName name={name}>
            {Object.entries(ofTwoSizes[name])
              .map(([mode, size]) => `${size} (${mode})`)
              .join(', ')}
          </TokenName>
          <div style={{ ...barStyle, width: cssVar(name) }} />
        </div>
      ))}
    </div>
  ),
};

export const Shape: Story = {
  render: () => (
    <div style={{ ...rowsStyle, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
      {findTokens(tokenPages.shape).map((name) => (
        <div
          key={name}
          style={{
            padding: 20,
            border: '1px solid var(--bd-border-strong)',
            borderRadius: cssVar(name),
            textAlign: 'center',
          }}
        >
          <TokenName name={name}>{scales[name]}</TokenName>
        </div>
      ))}
      {(Object.keys(shadows) as (keyof typeof shadows)[]).map((name) => (
        <div key={name} style={{ padding: 20, background: 'var(--bd-surface-pop)', boxShadow: cssVar(name) }}>
          <TokenName name={name} />
        </div>
      ))}
    </div>
  ),
};

const layer = {
  position: 'absolute',
  width: 220,
  height: 72,
  padding: 12,
  fontSize: 12,
  background: 'var(--bd-surface-pop)',
  border: '1px solid var(--bd-border)',
  borderRadius: 'var(--bd-r-card)',
  boxShadow: 'var(--bd-e-2)',
} as const;

/** Selects above modals, toasts above both, tooltips above all. */
export const Layers: Story = {
  render: () => (
    <ol style={{ position: 'relative', isolation: 'isolate', height: 320, margin: 24 }}>
      {findTokens(tokenPages.layers).map((name, place) => (
        <li
          key={name}
          style={{ ...layer, zIndex: cssVar(name), insetBlockStart: place * 40, insetInlineStart: place * 48 }}
        >
          <TokenName name={name}>{scales[name]}</TokenName>
        </li>
      ))}
    </ol>
  ),
};
