import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Modal } from '../modal/modal.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectStyleChange } from '../testing/expect-style-change.ts';
import { expectPageFits } from '../testing/long-texts.tsx';
import { type StoryTexts, storyTexts } from '../testing/story-texts.ts';
import { AtTheEdge, expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './menu.tsx';

const onAction = fn();

const page: StoryPage = {
  status: 'stable',
  purpose: 'A few actions behind one button.',
  avoid: 'For a lasting selection, use a select. For two actions, use two buttons.',
  usedIn: ['Order', 'list rows'],
  keys: [
    ['Enter, Space, Arrow down', 'Opens it on the first item'],
    ['Arrow up', 'Opens it on the last item'],
    ['Arrow down, Arrow up', 'Moves, skipping unavailable items'],
    ['Home, End', 'Goes to the first or last item'],
    ['Letters', 'Jumps to the item that starts with them'],
    ['Enter, Space', 'Runs the action and closes'],
    ['Escape', 'Closes it and returns to the button'],
    ['Tab, Shift + Tab', 'Closes it and moves on, or back, from the button'],
  ],
};

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuSection, MenuTrigger },
  args: { onAction, placement: 'bottom start' },
  argTypes: { children: { control: false } },
  parameters: { page, rest: 'menu' },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  render: (args) => (
    <MenuTrigger>
      <IconButton aria-label="More">
        <Icon name="ellipsis" size={20} />
      </IconButton>
      <Menu {...args}>
        <MenuSection title="Order">
          <MenuItem id="pause" icon="circle-pause">
            Pause
          </MenuItem>
          <MenuItem id="extend" icon="plus" isDisabled>
            Extend
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="drop" icon="trash" tone="danger">
          Drop order
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pause' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onAction.mock.lastCall?.[0]).toBe('drop');
    await waitFor(() => expect(button).toHaveFocus());
    await expectFocusAfterKeys(['{Enter}', 'menuitem', 'Pause']);
  },
};

export const Keyboard: Story = {
  ...Actions,
  play: async () => {
    await expectFocusAfterKeys(
      ['{Tab}', 'button', 'More'],
      ['[Space]', 'menuitem', 'Pause'],
      ['{ArrowDown}', 'menuitem', 'Drop order'],
    );
    await expectFocusAfterKeys(['p', 'menuitem', 'Pause'], ['{Escape}', 'button', 'More']);
    await expectFocusAfterKeys(['{ArrowDown}', 'menuitem', 'Pause'], ['{ArrowDown}', 'menuitem', 'Drop order']);
    await expectFocusAfterKeys(
      ['{ArrowUp}', 'menuitem', 'Pause'],
      ['{End}', 'menuitem', 'Drop order'],
      ['{Home}', 'menuitem', 'Pause'],
    );
    await expectFocusAfterKeys(['[Space]', 'button', 'More'], ['{ArrowUp}', 'menuitem', 'Drop order']);
  },
};

/** Tab closes the menu and moves on (see `visual-tests/keys.spec.ts`). */
export const BetweenButtons: Story = {
  ...Actions,
  render: (args, context) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button>Before</Button>
      {Actions.render?.(args, context)}
      <Button>After</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await expectFocusAfterKeys(['{Enter}', 'menuitem', 'Pause']);
  },
};

/** Tab stays inside. */
export const ClosesOnTabInAModal: Story = {
  ...Actions,
  render: (args, context) => (
    <Modal isOpen title="Order #10482" onOpenChange={() => undefined}>
      {Actions.render?.(args, context)}
    </Modal>
  ),
  play: async () => {
    (await screen.findByRole('button', { name: 'More' })).focus();
    await expectFocusAfterKeys(['{Enter}', 'menuitem', 'Pause'], ['{Tab}', 'button', 'Close']);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

const spoken = ({ title, label, text }: StoryTexts): Story => ({
  render: (args) => (
    <MenuTrigger>
      <IconButton aria-label={label}>
        <Icon name="ellipsis" size={20} />
      </IconButton>
      <Menu {...args}>
        <MenuSection title={title}>
          <MenuItem id="a" icon="circle-pause">
            {text}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('menuitem', { name: text });
    await expectPageFits();
  },
});

export const LongGerman: Story = { ...spoken(storyTexts.de), globals: { locale: 'de-DE', theme: 'light' } };
export const LongArabic: Story = { ...spoken(storyTexts.ar), globals: { locale: 'ar-EG' } };

export const Open: Story = {
  ...Actions,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Pause' });
  },
};

export const OnAPhone: Story = {
  ...Actions,
  globals: onAPhone,
  decorators: [(Story) => <AtTheEdge>{Story()}</AtTheEdge>],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await expectOnScreen(await screen.findByRole('menu'));
  },
};

export const Hovered: Story = {
  ...Actions,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const of = await screen.findByRole('menuitem', { name: 'Drop order' });
    await expectStyleChange({ of, says: 'data-hovered', by: 'backgroundColor' }, () => userEvent.hover(of));
  },
};

export const FocusVisible: Story = {
  ...Actions,
  play: async () => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'More'], ['{Enter}', 'menuitem', 'Pause']);
    const of = screen.getByRole('menuitem', { name: 'Drop order' });
    const press = () => userEvent.keyboard('{ArrowDown}');
    await expectStyleChange({ of, says: 'data-focus-visible', by: 'outlineStyle' }, press);
  },
};
