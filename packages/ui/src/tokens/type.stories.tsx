import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokenPages, typeUses } from './token-uses.ts';
import { cssVar, scales } from './tokens.ts';

const meta = {
  title: 'Foundations/Type',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
