import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectFullFocusRing } from '../testing/expect-full-focus-ring.ts';
import { expectOnTop } from '../testing/expect-on-top.ts';
import { expectPageFits } from '../testing/long-texts.tsx';
import { type StoryTexts, storyTexts } from '../testing/story-texts.ts';
import { onAPhone } from '../testing/viewports.tsx';
import { PayBar, SiteFrame, SitePage } from './site-frame.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'The frame of the public site: header, footer and payment bar.',
  avoid: 'Don’t use it for the dashboard. Use AppShell instead.',
  usedIn: ['every page of the public site'],
  keys: [
    ['Tab', 'Moves through header links, page and footer'],
    ['Enter', 'Follows the link'],
  ],
};

const meta = {
  title: 'Frame/Site frame',
  component: SiteFrame,
  subcomponents: { SitePage, PayBar },
  parameters: { page, layout: 'fullscreen', landmarks: 'own', docs: { story: { inline: false, height: '480px' } } },
  args: {
    brand: { name: 'Boostdesk', href: '#' },
    links: [
      { href: '#order', label: 'Order', isCurrent: true },
      { href: '#boosters', label: 'Boosters' },
      { href: '#loyalty', label: 'Loyalty' },
    ],
    actions: <Button>Dashboard</Button>,
    footer: 'Boostdesk',
  },
} satisfies Meta<typeof SiteFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OrderPage: Story = {
  args: {
    children: (
      <>
        <SitePage
          title="New order"
          lead="Choose where you are and where you want to be. The price updates as you go."
          aside={<Card title="Price breakdown">$92.00</Card>}
        >
          <Card>The form.</Card>
        </SitePage>
        <PayBar aria-label="Payment" label="Total due" amount="$92.00">
          <Button variant="primary">Pay</Button>
        </PayBar>
      </>
    ),
  },
};

export const SignIn: Story = {
  args: {
    children: (
      <SitePage title="Sign in" isNarrow>
        <Card>The form.</Card>
      </SitePage>
    ),
  },
};

const spoken = ({ title, text, short, action }: StoryTexts): Story => ({
  args: {
    links: [
      { href: '#a', label: short, isCurrent: true },
      { href: '#b', label: action },
    ],
    footer: text,
    children: (
      <>
        <SitePage title={title} lead={text}>
          <Card>{text}</Card>
        </SitePage>
        <PayBar aria-label={title} label={short} amount="123.456,00 €">
          <Button variant="primary">{action}</Button>
        </PayBar>
      </>
    ),
  },
  play: expectPageFits,
});

export const LongGerman: Story = { ...spoken(storyTexts.de), globals: { locale: 'de-DE', theme: 'light' } };
export const LongArabic: Story = { ...spoken(storyTexts.ar), globals: { locale: 'ar-EG' } };

export const LongWord: Story = {
  args: {
    children: (
      <SitePage title={'W'.repeat(300)} lead={'w'.repeat(300)} isNarrow>
        <Card>The form.</Card>
      </SitePage>
    ),
  },
  play: expectPageFits,
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed, { once: true });
    await expectFocusAfterKeys(['{Tab}', 'link', /content|main|Skip/i]);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** The payment bar is within thumb reach. */
export const OnAPhone: Story = {
  ...LongGerman,
  globals: { ...LongGerman.globals, ...onAPhone },
  play: async ({ canvas, canvasElement }) => {
    await expectPageFits();
    await expectOnTop(canvas.getAllByRole('button', { name: storyTexts.de.action }).at(-1)!);
    const menu = canvasElement.querySelector<HTMLElement>('.bd-site__nav')!;
    await userEvent.keyboard('{Tab}');
    menu.querySelector<HTMLElement>('a')!.focus();
    await expectFullFocusRing(menu);
  },
};
