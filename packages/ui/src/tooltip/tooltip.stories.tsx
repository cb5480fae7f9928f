import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, IconButton } from '../button/button.tsx';
import { installFakeTimers } from '../fake-timers.ts';
import { Icon } from '../icon/icon.tsx';
import { Menu, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import { Modal } from '../modal/modal.tsx';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectOnTop } from '../testing/expect-on-top.ts';
import { inMain } from '../testing/in-main.tsx';
import { AtTheEdge, expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { Tooltip } from './tooltip.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Names an icon-only button in a few words on hover or focus.',
  avoid: 'Not for essential information or controls. Use a sub-label, banner or hover popover.',
  usedIn: ['In MarkdownEditor: toolbar button names'],
  keys: [
    ['Tab', 'Moves to the button and shows the tooltip'],
    ['Escape', 'Hides the tooltip and keeps focus'],
  ],
};

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  decorators: [inMain],
  parameters: { page, rest: 'tooltip', docs: { story: { inline: false } } },
  args: {
    text: 'Copy order ID',
    placement: 'bottom',
    children: (
      <IconButton aria-label="Copy">
        <Icon name="copy" />
      </IconButton>
    ),
  },
  argTypes: {
    children: { control: false },
    placement: { control: 'select', options: ['top', 'bottom', 'start', 'end'] },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const tip = () => screen.queryByRole('tooltip');
const gone = () => waitFor(() => expect(tip()).toBeNull());

export const OnFocus: Story = {
  play: async () => {
    const button = screen.getByRole('button');
    // A late event of the previous story may close it, such as `scroll`; then it is focused again.
    await waitFor(async () => {
      button.blur();
      await userEvent.tab();
      expect(screen.getByRole('tooltip')).toHaveTextContent('Copy order ID');
      expect(button).toHaveAccessibleDescription('Copy order ID');
    });
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.tab();
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const Open: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy order ID');
  },
};

/** After 300 ms. */
// @spec 9.0-29
export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const time = installFakeTimers();
    try {
      await fireEvent.pointerMove(document.body);
      await userEvent.hover(button);
      time.advance(300);
      const shown = await screen.findByRole('tooltip');
      await waitFor(() =>
        expect(Math.round(shown.getBoundingClientRect().top - button.getBoundingClientRect().bottom)).toBe(8),
      );
      await userEvent.unhover(button);
      time.advance(299);
      await expect(tip()).toBeInTheDocument();
      time.advance(1);
      await gone();
      await userEvent.hover(button);
      time.advance(300);
      await screen.findByRole('tooltip');
    } finally {
      time.uninstall();
    }
  },
};

/** For phones, which have no hover. Time stands still. */
export const AfterClick: Story = {
  play: async ({ canvasElement }) => {
    const time = installFakeTimers();
    try {
      await userEvent.click(within(canvasElement).getByRole('button'));
      await screen.findByRole('tooltip');
    } finally {
      time.uninstall();
    }
  },
};

/** Wherever the pointer is. */
// @spec 9.0-29
export const ClosesAfterAClick: Story = {
  play: async ({ canvasElement }) => {
    const time = installFakeTimers();
    try {
      await userEvent.click(within(canvasElement).getByRole('button'));
      await screen.findByRole('tooltip');
      time.advance(1999);
      await expect(tip()).toBeInTheDocument();
      time.advance(1);
      await gone();
    } finally {
      time.uninstall();
    }
  },
};

export const UnderAMenu: Story = {
  parameters: { rest: 'menu' },
  render: () => (
    <MenuTrigger>
      <Tooltip text="More">
        <IconButton aria-label="Order actions">
          <Icon name="ellipsis" />
        </IconButton>
      </Tooltip>
      <Menu>
        <MenuItem id="report">Log progress</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('menu');
    await gone();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
};

/** Stays while hovered. */
export const OverAModal: Story = {
  parameters: { docs: { story: { height: '400px' } } },
  render: (args) => (
    <Modal title="Extend order" isOpen>
      <Tooltip {...args} />
    </Modal>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Copy' });
    const time = installFakeTimers();
    try {
      await fireEvent.pointerMove(document.body);
      await userEvent.hover(button);
      time.advance(300);
      const shown = await screen.findByRole('tooltip');
      await expectOnTop(shown);
      await userEvent.unhover(button);
      await userEvent.hover(shown);
      time.advance(300);
      await expect(shown).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(dialog).toBeInTheDocument();
      await fireEvent.pointerMove(document.body);
      await userEvent.unhover(button);
      await userEvent.hover(button);
      time.advance(300);
      await screen.findByRole('tooltip');
    } finally {
      time.uninstall();
    }
  },
};

export const Disabled: Story = {
  parameters: { rest: 'button' },
  args: { isDisabled: true },
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button')).toHaveFocus();
    await expect(tip()).toBeNull();
  },
};

const long = {
  de: 'Bestellnummer in die Zwischenablage kopieren und Benachrichtigungseinstellungen öffnen',
  ar: 'انسخ رقم الطلب إلى الحافظة وافتح إعدادات الإشعارات الخاصة بهذا الطلب',
} as const;

/** Wraps within 240 px. */
export const LongTexts: Story = {
  render: () => (
    <StoryFrames>
      {(locale) => (
        <Tooltip text={long[locale]}>
          <Button>{locale === 'de' ? 'Kopieren' : 'نسخ'}</Button>
        </Tooltip>
      )}
    </StoryFrames>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    for (const button of buttons) {
      button.focus();
      await userEvent.keyboard('{Shift}');
      const shown = await screen.findByRole('tooltip');
      await expect(shown.offsetWidth).toBeLessThanOrEqual(240);
      await userEvent.tab();
    }
    await gone();
    buttons[0]?.focus();
    await userEvent.keyboard('{Shift}');
    await screen.findByRole('tooltip');
  },
};

export const OnAPhone: Story = {
  globals: onAPhone,
  args: { text: long.de, placement: 'end' },
  decorators: [(Story) => <AtTheEdge>{Story()}</AtTheEdge>],
  play: async () => {
    await userEvent.tab();
    await expectOnScreen(await screen.findByRole('tooltip'));
  },
};
