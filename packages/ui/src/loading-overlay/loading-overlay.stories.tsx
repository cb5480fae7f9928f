import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

const meta = { title: 'Feedback/Loading overlay', component: LoadingOverlay } satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Area: Story = {
  render: (args) => (
    <div style={{ position: 'relative', height: 160 }}>
      <LoadingOverlay {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const wheel = within(canvasElement).getByRole('progressbar', { name: 'Loading' });
    await waitFor(() => expect(wheel).toBeVisible());
  },
};

export const PageWithLogo: Story = {
  args: {
    extent: 'page',
    label: 'Signing you in',
    isLabelShown: true,
    logo: <Icon name="swords" size={40} style={{ color: 'var(--accent)' }} />,
  },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
};

export const Hidden: Story = {
  args: { isShown: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
