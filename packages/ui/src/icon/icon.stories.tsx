import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { inStoryFrames } from '../testing/long-texts.tsx';
import { Icon, iconNames } from './icon.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A symbol next to text, or with its own label where there’s no text.',
  avoid: 'Don’t replace text that people need.',
  usedIn: ['every page'],
};

const meta = {
  title: 'Display/Icon',
  component: Icon,
  args: { name: 'swords' },
  argTypes: { name: { control: 'select', options: iconNames } },
  parameters: { page },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Labelled: Story = {
  args: { name: 'wifi-off', size: 20, label: 'Offline' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Offline' })).toBeVisible();
  },
};

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 16 }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 6, fontSize: 12 }}>
          <Icon name={name} size={20} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('.lucide-arrow-up-right');
    canvasElement.dir = 'rtl';
    await expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    canvasElement.dir = '';
  },
};

export const Frames: Story = inStoryFrames(() => <Icon name="swords" size={20} label="Swords" />);
