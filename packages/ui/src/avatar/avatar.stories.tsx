import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { Avatar } from './avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56"><rect width="56" height="56" fill="#7d5de4"/></svg>')}`;

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows a person: their picture, or their initials on a tint of their own. A dot means they’re online.',
  avoid: 'For a game or rank, use a game mark or crest. Next to the person’s name, mark it as decorative.',
  usedIn: ['top bar', 'Order', 'Payouts', 'Users', 'Profile', 'Rankings', 'Boosters and sign-in on the public site'],
};

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: 'Mina Park', size: 40 },
  parameters: { page },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const Picture: Story = {
  args: { src: picture },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeVisible();
  },
};

/** Initials replace a picture that failed to load. */
// @spec 2.5-3
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByRole('img', { name: 'Mina Park' })).toBeVisible();
  },
};

export const Online: Story = { args: { isOnline: true, name: 'Kaito' } };

export const Colors: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      {['Kaito', 'Lumen', 'Orsolya', 'Mina Park', 'Nils', 'Rhea', 'Ines Costa'].map((name) => (
        <Avatar key={name} name={name} size={32} />
      ))}
    </div>
  ),
};

export const LongTexts: Story = longTexts(({ name }) => <Avatar name={name} isOnline />);
