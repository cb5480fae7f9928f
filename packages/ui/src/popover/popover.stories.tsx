import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { storyTexts } from '../testing/story-texts.ts';
import { AtTheEdge, expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'The floating surface behind menus, selects, pickers and previews: above modals, below toasts.',
  avoid: 'Don’t use it directly. Use Menu, Select, HoverPopover or Tooltip. If an answer is required, use a modal.',
  usedIn: ['In Menu, Select, ComboBox, DatePicker and HoverPopover'],
  keys: [
    ['Enter, Space', 'Opens it from its trigger'],
    ['Tab', 'Moves through its content'],
    ['Escape', 'Closes it and returns focus to the trigger'],
  ],
};

interface DrawnProps extends PopoverProps {
  readonly button: string;
  readonly action: string;
  readonly text: string;
}

function Drawn({ button, action, text, ...props }: DrawnProps) {
  return (
    <DialogTrigger>
      <Button>{button}</Button>
      <Popover {...props} style={{ maxWidth: 280, padding: 16 }}>
        <p style={{ marginBlock: '0 12px', overflowWrap: 'anywhere' }}>{text}</p>
        <Button size="s">{action}</Button>
      </Popover>
    </DialogTrigger>
  );
}

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: { page, rest: 'dialog', docs: { story: { inline: false } } },
  render: (args) => (
    <Drawn {...args} button="Price" action="Details" text="Fixed when you pay. Nothing is added later." />
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button'));
  const dialog = await screen.findByRole('dialog');
  return dialog;
};

/** Above modals, below toasts. */
export const Open: Story = {
  args: { className: 'mine' },
  play: async ({ canvasElement }) => {
    const popover = await opened(canvasElement);
    await expect(popover).toHaveClass('mine');
    await expect(getComputedStyle(popover).zIndex).toBe('1050');
    await expect(popover.style.padding).toBe('16px');
  },
};

export const AtTheEnd: Story = {
  args: { placement: 'end' },
  play: async ({ canvasElement }) => {
    const popover = await opened(canvasElement);
    await waitFor(() => expect(popover).toHaveAttribute('data-placement'));
  },
};

const fits = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const popover = await opened(canvasElement);
  await document.fonts.ready;
  await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth);
};

const { de, ar } = storyTexts;

export const LongGerman: Story = {
  globals: { theme: 'light' },
  render: (args) => <Drawn {...args} button={de.action} action={de.label} text={`${de.title}. ${de.text}`} />,
  play: fits,
};

export const LongArabic: Story = {
  globals: { direction: 'rtl' },
  render: (args) => <Drawn {...args} button={ar.action} action={ar.label} text={`${ar.title}. ${ar.text}`} />,
  play: fits,
};

export const Keyboard: Story = {
  play: async () => {
    await expectFocusAfterKeys(
      ['{Tab}', 'button', 'Price'],
      ['{Enter}', 'dialog', 'Price'],
      ['{Tab}', 'button', 'Details'],
    );
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await expectFocusAfterKeys(['{Escape}', 'button', 'Price']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocusAfterKeys(['[Space]', 'dialog', 'Price']);
  },
};

export const OnAPhone: Story = {
  globals: onAPhone,
  args: { placement: 'end' },
  decorators: [(Story) => <AtTheEdge>{Story()}</AtTheEdge>],
  play: async ({ canvasElement }) => expectOnScreen(await opened(canvasElement)),
};
