import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { HoverPopover } from './hover-popover.tsx';

/** In its own file, because a page has one first pointer event. */
const meta = {
  title: 'Overlays/Hover popover first',
  tags: ['!dev', '!autodocs'],
  component: HoverPopover,
  args: {
    label: 'Notifications',
    title: 'Notifications',
    trigger: <Icon name="bell" size={20} />,
    children: <p>Nothing new</p>,
  },
  parameters: { rest: 'dialog' },
} satisfies Meta<typeof HoverPopover>;

export default meta;

export const PointerStartsOnTheButton: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Notifications' }));
    await screen.findByRole('dialog', { name: 'Notifications' });
  },
};

/** The focus ring stays. */
export const KeepsTheFocusRing: StoryObj<typeof meta> = {
  parameters: { rest: null },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Notifications' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('data-focus-visible');
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
    const over = new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true });
    flushSync(() => canvasElement.dispatchEvent(over));
    await expect(button).toHaveAttribute('data-focus-visible');
  },
};
