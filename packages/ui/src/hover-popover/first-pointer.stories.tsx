import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { HoverPopover } from './hover-popover.tsx';

/** In a file of its own, as a page has one first pointer; only to be tested, as what it shows is a state of the part's own page. */
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

/** The pointer comes into the page on the button itself, before it was anywhere else: it opens as at any other time. */
export const ComesInOnTheButton: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Notifications' }));
    await screen.findByRole('dialog', { name: 'Notifications' });
  },
};
