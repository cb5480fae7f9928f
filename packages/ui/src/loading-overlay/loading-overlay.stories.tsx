import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Over a page or an area that cannot be used until something has come: a sign-in, a payment.',
  avoid:
    'A list or a card that loads is a skeleton; a button that works says so itself; a page change is the loading bar.',
  usedIn: [],
};

const meta = {
  title: 'Feedback/Loading overlay',
  component: LoadingOverlay,
  argTypes: { logo: { control: false } },
  parameters: { page },
} satisfies Meta<typeof LoadingOverlay>;

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
    const overlay = within(canvasElement).getByRole('status');
    await expect(overlay.getBoundingClientRect()).toEqual(overlay.parentElement!.getBoundingClientRect());
    const { left, top } = overlay.getBoundingClientRect();
    await expect(overlay).toContainElement(document.elementFromPoint(left + 5, top + 5) as HTMLElement);
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
  play: async ({ canvasElement }) => {
    const overlay = within(canvasElement).getByRole('status');
    const { width, height } = overlay.getBoundingClientRect();
    await expect([width, height]).toEqual([document.documentElement.clientWidth, window.innerHeight]);
    await expect(getComputedStyle(overlay).zIndex).toBe('1041');
    await waitFor(() => expect(overlay.querySelector('.lucide-swords')).toBeVisible());
    await expect(within(overlay).getByRole('progressbar')).toHaveAccessibleName('Signing you in');
  },
};

export const Hidden: Story = {
  args: { isShown: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};

const labels = {
  de: 'Zahlungsbestätigungsinformationen werden geladen, bitte haben Sie einen Augenblick Geduld',
  ar: 'جارٍ تحميل معلومات تأكيد الدفع، يرجى الانتظار لحظة من فضلك',
} as const;

export const LongTexts: Story = {
  render: () => (
    <StoryFrames>
      {(locale) => (
        <div style={{ position: 'relative', height: 160 }}>
          <LoadingOverlay label={labels[locale]} isLabelShown />
        </div>
      )}
    </StoryFrames>
  ),
  play: async ({ canvasElement }) => {
    for (const overlay of within(canvasElement).getAllByRole('status')) {
      await expect(overlay.scrollWidth).toBeLessThanOrEqual(overlay.clientWidth);
    }
  },
};
