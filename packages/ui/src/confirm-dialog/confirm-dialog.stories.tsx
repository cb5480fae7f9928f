import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectOnTop } from '../testing/expect-on-top.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Asks for confirmation before something that can’t be undone, and states the consequences with figures.',
  avoid: 'If it can be undone, do it right away with an undo in the toast. For a form, use a modal.',
  usedIn: ['Fines', 'Gifts', 'Payouts', 'Profile', 'Users', 'admin lists'],
  keys: [
    ['Escape', 'Chooses the safe option, unless an action is in progress'],
    ['Tab', 'Moves between the two options. The safe one is focused first'],
    ['Enter, Space', 'Chooses the focused option'],
  ],
};

const meta = {
  title: 'Overlays/Confirm',
  component: ConfirmDialog,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Drop order #10469?',
    children: 'The order returns to the board at 63%. You’ll be paid $24.19 for your progress.',
    confirmLabel: 'Drop order',
    cancelLabel: 'Keep order',
  },
  argTypes: { children: { control: 'text' }, title: { control: 'text' } },
  parameters: { page, rest: 'alertdialog', docs: { story: { inline: false } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Trigger(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Drop</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

// @spec 2.10-8
export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    const box = await screen.findByRole('alertdialog', { name: 'Drop order #10469?' });
    await expect(box.querySelector('svg')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus());
  },
};

export const ClosesOnEscape: Story = {
  render: (args) => <Trigger {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

let finish: () => void;

const onTheWay = () =>
  fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );

/** While pending, nothing can be pressed twice. */
export const PendingUntilAnswered: Story = {
  args: { onConfirm: onTheWay() },
  render: (args) => <Trigger {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('alertdialog');
    const confirm = screen.getByRole('button', { name: /Drop order/ });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  },
};

export const ClosesOnceAnswered: Story = {
  args: { onConfirm: onTheWay() },
  render: (args) => <Trigger {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: /Drop order/ }));
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // react-aria's announcer refers to the removed button for 7 s.
    document.querySelector('[data-live-announcer]')?.remove();
  },
};

/** A closing dialog, mounted for 500 ms, can’t be answered again. */
export const ClosingIsAnsweredOnce: Story = {
  render: (args) => <Trigger {...args} />,
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    const box = await screen.findByRole('alertdialog');
    const confirm = screen.getByRole('button', { name: 'Drop order' });
    confirm.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(confirm, { pointerEventsCheck: 0 });
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(box).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const fits = async () => {
  const box = await screen.findByRole('alertdialog');
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
};

export const LongGerman: Story = {
  globals: { theme: 'light' },
  args: {
    isOpen: true,
    title: 'Auftragsbearbeitung unwiderruflich abbrechen?',
    children: 'Der Auftrag wird mit 63 % Fortschritt wieder freigegeben. Sie erhalten 24,19 $ für den erledigten Teil.',
    confirmLabel: 'Auftragsbearbeitung abbrechen',
    cancelLabel: 'Auftragsbearbeitung fortsetzen',
  },
  play: fits,
};

export const LongArabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    isOpen: true,
    title: 'هل تريد التخلي عن تنفيذ هذا الطلب نهائيًا؟',
    children: 'سيعود الطلب إلى اللوحة بنسبة إنجاز 63٪، وستحصل على 24.19 دولارًا مقابل ما أنجزته.',
    confirmLabel: 'نعم، التخلي عن الطلب',
    cancelLabel: 'لا، متابعة تنفيذ الطلب',
  },
  play: fits,
};

export const Keyboard: Story = {
  render: (args) => <Trigger {...args} />,
  play: async ({ args }) => {
    await expectFocusAfterKeys(
      ['{Tab}', 'button', 'Drop'],
      ['{Enter}', 'button', 'Keep order'],
      ['{Tab}', 'button', 'Drop order'],
    );
    await expectFocusAfterKeys(['{Tab}', 'button', 'Keep order'], ['[Space]', 'button', 'Drop']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expectFocusAfterKeys(['{Enter}', 'button', 'Keep order']);
  },
};

/** Both buttons are within thumb reach. */
export const OnAPhone: Story = {
  ...LongGerman,
  globals: { ...LongGerman.globals, ...onAPhone },
  play: async () => {
    const box = await screen.findByRole('alertdialog');
    await expectOnScreen(box.closest('.bd-modal')!);
    for (const answer of within(box).getAllByRole('button')) await expectOnTop(answer);
  },
};
