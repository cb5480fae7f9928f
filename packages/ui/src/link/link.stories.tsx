import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectStyleChange } from '../testing/expect-style-change.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { ButtonLink, Link } from './link.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'For navigation. Keeps middle-click and the link context menu.',
  avoid: 'For actions on the page, use a button.',
  usedIn: ['every page'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Enter', 'Follows the link'],
  ],
};

const meta = {
  title: 'Actions/Link',
  component: Link,
  subcomponents: { ButtonLink },
  args: { href: '#orders', children: 'all orders' },
  parameters: { page },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      This order is complete. See <Link {...args} /> for the rest.
    </p>
  ),
};

export const Quiet: Story = {
  args: {
    variant: 'quiet',
    children: (
      <>
        All orders <Icon name="arrow-up-right" size={14} />
      </>
    ),
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('aria-disabled', 'true'),
};

export const OpensANewTab: Story = {
  args: { target: '_blank', className: 'mine' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveClass('bd-link', 'mine');
  },
};

export const Block: Story = {
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <ButtonLink href="#sign-in" variant="primary" isBlock>
        Sign in to pay
      </ButtonLink>
    </div>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('link').offsetWidth).toBe(320),
};

export const AsButton: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <ButtonLink href="#new">
        <Icon name="plus" /> New order
      </ButtonLink>
      <ButtonLink href="#new" variant="primary">
        Add details
      </ButtonLink>
      <ButtonLink href="#profile" variant="quiet" isIcon aria-label="Profile">
        <Icon name="user" size={20} />
      </ButtonLink>
    </div>
  ),
};

export const LongTexts: Story = longTexts(({ title, action }) => (
  <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
    <Link href="#orders">{title}</Link>
    <ButtonLink href="#new" variant="primary">
      {action}
    </ButtonLink>
  </div>
));

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed, { once: true });
    await expectFocusAfterKeys(['{Tab}', 'link', 'all orders']);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

export const Hovered: Story = {
  ...Inline,
  play: async ({ canvas }) => {
    const of = canvas.getByRole('link');
    await expectStyleChange({ of, says: 'data-hovered', by: 'textDecorationColor' }, () => userEvent.hover(of));
  },
};

export const QuietHovered: Story = {
  ...Quiet,
  play: async ({ canvas }) => {
    const of = canvas.getByRole('link');
    await expectStyleChange({ of, says: 'data-hovered', by: 'color' }, () => userEvent.hover(of));
  },
};

export const FocusVisible: Story = {
  ...Inline,
  play: async ({ canvas }) => {
    const of = canvas.getByRole('link');
    await expectStyleChange({ of, says: 'data-focus-visible', by: 'outlineStyle' }, () => userEvent.tab());
  },
};

export const OnAPhone: Story = {
  ...AsButton,
  globals: onAPhone,
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expectOnScreen(link);
      await expectNoOverflow(link);
      await expect(link.offsetHeight).toBe(44);
    }
    await expect(canvas.getByRole('link', { name: 'Profile' }).offsetWidth).toBe(44);
  },
};
