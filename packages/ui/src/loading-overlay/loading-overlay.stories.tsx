import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

const page: StoryPage = {
  status: 'draft',
  purpose: 'Covers a page or area that can’t be used until something finishes, such as a sign-in or payment.',
  avoid:
    'For a loading list or card, use a skeleton. Buttons show their own progress. For page navigation, use the loading bar.',
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

// @spec 2.10-3
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

const Waiting = ({ extent }: { readonly extent: 'page' | 'area' }) => {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button>Before</Button>
      <div style={{ position: 'relative', padding: 24 }}>
        <Button onPress={() => setShown(true)}>Pay</Button>
        <div>
          <LoadingOverlay isShown={isShown} extent={extent} />
        </div>
      </div>
      <Button onPress={() => setShown(false)}>After</Button>
    </>
  );
};

/** Inert and busy; `visual-tests/keys.spec.ts` tests Tab. */
export const AreaIsInert: Story = {
  render: () => <Waiting extent="area" />,
  play: async ({ canvas, canvasElement }) => {
    const pay = canvas.getByText('Pay').closest('button');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(pay).toHaveAttribute('inert');
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    const added = document.createElement('button');
    pay?.before(added);
    await waitFor(() => expect(added).toHaveAttribute('inert'));
    canvasElement.querySelector('.bd-loading-overlay')?.before(added);
    added.removeAttribute('inert');
    await waitFor(() => expect(added).toHaveAttribute('inert'));
    added.remove();
    pay?.focus();
    await expect(pay).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'After' }));
    await expect(pay).not.toHaveAttribute('inert');
    await expect(pay).not.toHaveAttribute('aria-busy');
    await expect(canvasElement.querySelector('.bd-loading-overlay')).toBeNull();
  },
};

const ForAMoment = () => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const hide = () => setShown(false);
    document.addEventListener('story-came', hide);
    return () => document.removeEventListener('story-came', hide);
  }, []);
  return (
    <>
      <Button onPress={() => setShown(true)}>Pay</Button>
      <LoadingOverlay isShown={isShown} extent="page" />
    </>
  );
};

/** Focus returns at the end. */
export const PageIsInert: Story = {
  render: () => <ForAMoment />,
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Pay' });
    await userEvent.click(pay);
    await expect(pay).toHaveAttribute('inert');
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(pay).not.toHaveFocus());
    document.dispatchEvent(new Event('story-came'));
    await waitFor(() => expect(pay).not.toHaveAttribute('inert'));
    await expect(pay).not.toHaveAttribute('aria-busy');
    await expect(pay).toHaveFocus();
  },
};

// @spec 2.10-3
export const PageWithLogo: Story = {
  args: {
    extent: 'page',
    label: 'Signing you in',
    isLabelShown: true,
    logo: <Icon name="swords" size={40} style={{ color: 'var(--bd-accent)' }} />,
  },
  parameters: { docs: { story: { inline: false } } },
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
