import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TokenName } from './token-name.tsx';
import { lineHeightTokens, tokenPages, typeUses } from './token-uses.ts';
import { cssVar, scales } from './tokens.ts';

const meta = {
  title: 'Foundations/Type',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type TypeToken = keyof typeof typeUses;
const isSize = (name: TypeToken): name is keyof typeof lineHeightTokens => name in lineHeightTokens;

/** Line heights need several lines. */
const sampleOf = (name: TypeToken) => {
  if (name === 'font' || name === 'mono') return { fontFamily: cssVar(name) };
  if (isSize(name)) return { fontSize: cssVar(name), lineHeight: cssVar(lineHeightTokens[name]) };
  if (name.startsWith('lh-')) return { fontSize: 12, lineHeight: cssVar(name), maxWidth: 280 };
  return { fontWeight: cssVar(name) };
};

export const Type: Story = {
  render: () => (
    <dl style={{ padding: 24, display: 'grid', gap: 12 }}>
      {(Object.keys(typeUses) as TypeToken[]).map((name) => (
        <div key={name} style={{ display: 'grid', gridTemplateColumns: '220px 1fr', gap: 16, alignItems: 'baseline' }}>
          <dt style={{ fontSize: 12 }}>
            <TokenName name={name} />
            {isSize(name) && (
              <>
                with <code>{lineHeightTokens[name]}</code>{' '}
              </>
            )}
            <span style={{ color: 'var(--bd-text-muted)' }}>{typeUses[name]}</span>
          </dt>
          <dd style={sampleOf(name)}>Gold IV to Platinum II, 1,240 coins; #10482 boostdesk.example/r/mina</dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvas, canvasElement }) => {
    const all = Object.keys(scales).filter((name) => tokenPages.type.test(name));
    await expect(new Set(Object.keys(typeUses))).toEqual(new Set(all));
    for (const name of all) await expect(canvas.getAllByText(name)[0]).toBeVisible();
    await expect(new Set(Object.keys(lineHeightTokens))).toEqual(new Set(all.filter((name) => name.startsWith('fs-'))));
    await expect(getComputedStyle(canvasElement.querySelector('code')!).fontFamily).toContain('Geist Mono');
  },
};
