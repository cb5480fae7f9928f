import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { Crest, crestTiers } from './crest.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows a rank tier by shape and colour, never by colour alone.',
  avoid: 'It doesn’t replace the rank name. Write the name next to it.',
  usedIn: ['Order', 'Home', 'Profile', 'Loyalty and new order on the public site'],
};

const meta = {
  title: 'Display/Crest',
  component: Crest,
  args: { tier: 'gold', size: 52, label: 'Gold' },
  argTypes: { tier: { control: 'select', options: crestTiers } },
  parameters: { page },
} satisfies Meta<typeof Crest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The number of points identifies the tier without colour. */
export const AllTiers: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))', gap: '20px 8px' }}>
      {crestTiers.map((tier) => (
        <li key={tier} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Crest tier={tier} size={40} />
          {tier}
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      {[16, 18, 22, 32, 40, 52].map((size) => (
        <Crest key={size} tier="diamond" size={size} />
      ))}
    </div>
  ),
};

/** Fewer facets at table size. */
export const SimplerWhenSmall: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {crestTiers.flatMap((tier) => [18, 32].map((size) => <Crest key={`${tier} ${size}`} tier={tier} size={size} />))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const partsAt = (size: number) =>
      [...canvasElement.querySelectorAll(`svg[width='${size}']`)].map(({ childElementCount }) => childElementCount);
    await expect(Math.max(...partsAt(18))).toBeLessThanOrEqual(5);
    await expect(Math.max(...partsAt(32))).toBeGreaterThan(20);
  },
};

export const LongTexts: Story = longTexts(({ label }) => <Crest tier="gold" size={52} label={label} />);
