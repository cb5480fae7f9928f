import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { installFakeTimers } from '../fake-timers.ts';
import { Menu, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import { Select } from '../select/select.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectOnTop } from '../testing/expect-on-top.ts';
import { pressInComposition } from '../testing/press-in-composition.ts';
import { onward } from '../testing/reading-direction.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Modal, type ModalProps } from './modal.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A short task to finish or cancel before continuing, such as a form with a few fields or a preview.',
  avoid:
    'For a yes/no question, use a confirm dialog. For news, use a toast. For anything to share or return to, use a page.',
  usedIn: ['Order: rate, extend, pause, log progress', 'Payouts', 'Users', 'Orders', 'Search on a phone'],
  keys: [
    ['Escape', 'Closes it (the topmost one)'],
    ['Tab', 'Stays inside. On closing, focus returns to the trigger'],
  ],
};

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  args: {
    title: 'Extend order #10482',
    children: 'Add divisions to your order. You’ll see the new price before you pay.',
  },
  argTypes: { children: { control: 'text' }, title: { control: 'text' } },
  parameters: { page, rest: 'dialog', docs: { story: { inline: false } } },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space for popovers on the docs page. */
const roomy = { docs: { story: { height: '560px' } } };

function Trigger(props: ModalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Modal {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

// @spec 9.0-28
export const Opens: Story = {
  render: (args) => <Trigger {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Extend order #10482' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(dialog.closest('.bd-modal-scrim')!).zIndex).toBe('1041');
  },
};

// @spec 9.0-28
export const ClosesOnEscape: Story = {
  render: (args) => <Trigger {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Escape ends the composition only. */
export const ClosesAfterAComposition: Story = {
  args: { children: <TextField label="Note" defaultValue="kokoku" /> },
  render: (args) => <Trigger {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Note' }));
    pressInComposition('Escape');
    // It may still be entering, and be transparent.
    await expect(screen.getByRole('dialog').closest('.bd-modal-scrim')).not.toHaveAttribute('data-exiting');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Hidden at once, mounted for 500 ms: inert and click-through. */
// @spec 9.0-28
export const ClosesAfterADelay: Story = {
  render: (args) => <Trigger {...args} />,
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    const scrim = (await screen.findByRole('dialog')).closest<HTMLElement>('.bd-modal-scrim')!;
    for (const entering of scrim.getAnimations()) entering.finish();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(scrim).toHaveAttribute('data-exiting'));
    const [hiding] = scrim.getAnimations();
    await expect(hiding?.effect?.getComputedTiming().duration).toBe(500);
    if (globals.motion === 'reduced') await expect(getComputedStyle(scrim).opacity).toBe('0');
    await expect(getComputedStyle(scrim).pointerEvents).toBe('none');
    hiding?.pause();
    await expect(within(scrim).getByRole('dialog')).toHaveFocus();
    await expect(within(scrim).getByRole('button', { name: 'Close' }).closest('[inert]')).not.toBeNull();
    hiding?.finish();
    await waitFor(() => expect(scrim).not.toBeInTheDocument());
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};

/** Hidden at once; the unmount delay stays. */
export const ClosesAfterADelayWithReducedMotion: Story = { ...ClosesAfterADelay, globals: { motion: 'reduced' } };

function Stacked() {
  const [open, setOpen] = useState(0);
  const level = (of: number) => ({
    isOpen: open >= of,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? of : of - 1),
  });
  return (
    <>
      <Button onPress={() => setOpen(1)}>Open</Button>
      <Modal title="Extend order" {...level(1)}>
        <Button onPress={() => setOpen(2)}>Terms</Button>
      </Modal>
      <Modal title="Terms" {...level(2)}>
        The price is fixed when you pay.
      </Modal>
    </>
  );
}

export const Nested: Story = {
  render: () => <Stacked />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Terms' }));
    await screen.findByRole('dialog', { name: 'Terms' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Extend order' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Terms' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Terms' });
  },
};

/** Inert elements let the pointer through, so stacking is tested separately. */
const isAbove = (inner: HTMLElement) => {
  const { zIndex } = getComputedStyle(inner.closest('.bd-popover')!);
  return expect(zIndex).toBe('1050');
};

export const WithSelect: Story = {
  parameters: { rest: 'listbox', ...roomy },
  args: {
    isOpen: true,
    size: 's',
    children: <Select label="Server" items={[{ id: 1, label: 'EU-West' }]} defaultValue={1} />,
    footer: (close) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
  play: async () => {
    const opener = await screen.findByRole('button', { name: /EU-West/ });
    await userEvent.click(opener);
    await isAbove(await screen.findByRole('listbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(opener);
    await screen.findByRole('listbox');
  },
};

/** The second Escape closes the modal. */
const escapesOneByOne = async (opener: HTMLElement, inner: () => HTMLElement | null) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(inner()).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(screen.getByRole('dialog', { name: 'Extend order #10482' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** Half a second later, react-aria focuses the modal again if nothing has focus, which could happen between two steps. */
const openForGood = async (canvasElement: HTMLElement) => {
  const time = installFakeTimers();
  try {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  } finally {
    time.uninstall();
  }
};

const onAction = fn();

/** By pointer and keyboard. */
export const WithMenu: Story = {
  parameters: { rest: 'menu', ...roomy },
  args: {
    children: (
      <MenuTrigger>
        <Button>Divisions</Button>
        <Menu onAction={onAction}>
          <MenuItem id="one">One more</MenuItem>
          <MenuItem id="two">Two more</MenuItem>
        </Menu>
      </MenuTrigger>
    ),
  },
  render: (args) => <Trigger {...args} />,
  play: async ({ canvasElement }) => {
    await openForGood(canvasElement);
    const opener = screen.getByRole('button', { name: 'Divisions' });
    await userEvent.click(opener);
    const second = await screen.findByRole('menuitem', { name: 'Two more' });
    await expectOnTop(second);
    await isAbove(second);
    await userEvent.click(second);
    await expect(onAction.mock.lastCall?.[0]).toBe('two');
    await waitFor(() => expect(opener).toHaveFocus());
    await expectFocusAfterKeys(['{ArrowDown}', 'menuitem', 'One more']);
    await userEvent.keyboard('{Enter}');
    await expect(onAction.mock.lastCall?.[0]).toBe('one');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expectFocusAfterKeys(['{Enter}', 'menuitem', 'One more']);
  },
};

export const ClosesAfterItsMenu: Story = {
  ...WithMenu,
  parameters: {},
  play: async ({ canvasElement }) => {
    await openForGood(canvasElement);
    const opener = screen.getByRole('button', { name: 'Divisions' });
    await userEvent.click(opener);
    await screen.findByRole('menuitem', { name: 'One more' });
    await escapesOneByOne(opener, () => screen.queryByRole('menu'));
  },
};

/** By pointer and keyboard. */
export const WithDatePicker: Story = {
  parameters: { rest: 'grid', ...roomy },
  args: { children: <DatePicker label="Day" defaultValue="2026-11-20" /> },
  render: (args) => <Trigger {...args} />,
  play: async ({ canvasElement }) => {
    await openForGood(canvasElement);
    const opener = screen.getByRole('button', { name: /Calendar/ });
    await userEvent.click(opener);
    const day = await screen.findByRole('button', { name: /November 24, 2026/ });
    await expectOnTop(day);
    await isAbove(day);
    await userEvent.click(day);
    await waitFor(() => expect(opener).toHaveFocus());
    await expectFocusAfterKeys(['{Enter}', 'button', /November 24, 2026/], [onward(), 'button', /November 25, 2026/]);
    await expectFocusAfterKeys(['{Enter}', 'button', /Calendar/], ['{Enter}', 'button', /November 25, 2026/]);
  },
};

export const ClosesAfterItsCalendar: Story = {
  ...WithDatePicker,
  parameters: {},
  play: async ({ canvasElement }) => {
    await openForGood(canvasElement);
    const opener = screen.getByRole('button', { name: /Calendar/ });
    await userEvent.click(opener);
    await screen.findByRole('grid');
    await escapesOneByOne(opener, () => screen.queryByRole('grid'));
  },
};

/** Long content scrolls to the buttons. */
export const OnAPhone: Story = {
  globals: onAPhone,
  args: {
    isOpen: true,
    size: 'l',
    children: Array.from({ length: 60 }, (_, line) => `Rule ${line + 1}: the price is fixed when you pay.`).join(' '),
    footer: <Button variant="primary">Extend</Button>,
  },
  play: async () => {
    await expectOnScreen((await screen.findByRole('dialog')).closest('.bd-modal')!);
    const extend = screen.getByRole('button', { name: 'Extend' });
    extend.scrollIntoView();
    await expectOnTop(extend);
  },
};

export const Open: Story = {
  args: {
    isOpen: true,
    footer: (close) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button variant="primary">Extend</Button>
      </>
    ),
  },
};

export const Sheet: Story = { args: { isOpen: true, size: 'sheet' } };

const fits = async () => {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
};

export const LongGerman: Story = {
  globals: { theme: 'light' },
  args: {
    isOpen: true,
    size: 's',
    title: 'Auftragserweiterungsbestätigungsbenachrichtigung #10482',
    closeLabel: 'Schließen',
    children: 'Fügen Sie dem Aufstieg weitere Divisionen hinzu. Der Preis ändert sich, bevor Sie bezahlen.',
    footer: (
      <>
        <Button>Zurück zur Auftragsübersicht</Button>
        <Button variant="primary">Kostenpflichtig erweitern</Button>
      </>
    ),
  },
  play: fits,
};

export const LongArabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    isOpen: true,
    size: 's',
    title: 'تمديد الطلب رقم 10482 وإضافة أقسام أخرى إلى مسار الصعود',
    closeLabel: 'إغلاق',
    children: 'أضف أقسامًا أخرى إلى مسار الصعود. يتغير السعر قبل الدفع.',
    footer: (
      <>
        <Button>إلغاء والعودة إلى الطلب</Button>
        <Button variant="primary">تأكيد التمديد</Button>
      </>
    ),
  },
  play: fits,
};

export const Keyboard: Story = {
  args: {
    footer: (
      <>
        <Button>Back</Button>
        <Button variant="primary">Extend</Button>
      </>
    ),
  },
  render: (args) => <Trigger {...args} />,
  play: async () => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Open']);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await expectFocusAfterKeys(['{Tab}', 'button', /./], ['{Tab}', 'button', /./], ['{Tab}', 'button', /./]);
    const dialog = screen.getByRole('dialog');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expectFocusAfterKeys(['{Escape}', 'button', 'Open']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};
