import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, startTransition, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { KeyValueList } from '../key-value-list/key-value-list.tsx';
import { Select } from '../select/select.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectOnTop } from '../testing/expect-on-top.ts';
import { installFakeAnimationFrames } from '../testing/fake-animation-frames.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { pressInComposition } from '../testing/press-in-composition.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SidePanel, type SidePanelProps } from './side-panel.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows, edits or adds one item next to its list, or over it when space is tight.',
  avoid: 'For tasks unrelated to a list, use a modal. For anything to share or return to, use a page.',
  usedIn: ['All admin areas: existing and new rows'],
  keys: [
    ['Tab', 'Moves through it. When docked, also on to the page. A sheet keeps focus inside'],
    ['Escape', 'Closes it if allowed. Focus returns to the trigger'],
    ['Enter, Space', 'Activates the focused button'],
  ],
};

const meta = {
  title: 'Overlays/Side panel',
  component: SidePanel,
  args: {
    title: 'Coupon SUMMER26',
    children: (
      <KeyValueList
        items={[
          { label: 'Discount', value: '15 %' },
          { label: 'End date', value: 'Aug 31, 2026' },
        ]}
      />
    ),
    onClose: fn(),
  },
  argTypes: { children: { control: false }, footer: { control: false }, title: { control: 'text' } },
  parameters: { page, rest: ['complementary', 'dialog'], docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A docked panel is limited by the window’s height. */
const asHighAs = (height: string) => ({ docs: { story: { height } } });
/** Focus tests have nothing to show. */
const unseen = { tags: ['!autodocs'] };
const closed = asHighAs('120px');

/** Closes in a transition, like a navigation. */
function List(props: SidePanelProps) {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => {
    props.onClose();
    startTransition(() => setOpen(null));
  };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', gap: 16, alignItems: 'start' }}>
      <div style={{ display: 'grid', gap: 8 }}>
        {['SUMMER26', 'WINTER26'].map((code) => (
          <Button key={code} onPress={() => setOpen(code)}>
            {code}
          </Button>
        ))}
      </div>
      {open === null ? null : <SidePanel {...props} title={`Coupon ${open}`} onClose={close} />}
    </div>
  );
}

const buttons = (close: () => void) => (
  <>
    <Button onPress={close}>Cancel</Button>
    <Button variant="primary">Save</Button>
  </>
);

export const Docked: Story = { args: { isDocked: true, footer: buttons } };

export const Sheet: Story = {
  args: { isDocked: false, footer: buttons },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Coupon SUMMER26' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithField: Story = {
  args: { isDocked: true, children: <TextField label="Note" defaultValue="For everyone" />, footer: buttons },
};

/** Escape ends the composition only. */
const staysWhileComposing = (isDocked: boolean): Story => ({
  ...unseen,
  args: { isDocked, children: <TextField label="Note" defaultValue="kokoku" /> },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Note' }));
    pressInComposition('Escape');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Composing: Story = staysWhileComposing(true);

export const ComposingInASheet: Story = staysWhileComposing(false);

/** Escape closes the open list first, and the panel the next time. */
const closesListFirst = (field: ReactNode, role: 'combobox' | 'button', text: string): Story => ({
  ...unseen,
  args: { isDocked: true, children: field },
  play: async ({ args }) => {
    const control = await screen.findByRole(role, { name: /Game/ });
    await userEvent.click(control);
    if (text !== '') await userEvent.keyboard(text);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(control).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

const games = ['League of Legends', 'Valorant', 'Apex Legends'].map((label, id) => ({ id, label }));

export const ComboBoxOpen: Story = closesListFirst(<ComboBox label="Game" items={games} />, 'combobox', 'Leg');

export const ComboBoxOpenedByFocus: Story = closesListFirst(
  <ComboBox label="Game" items={games} menuTrigger="focus" />,
  'combobox',
  '',
);

export const ComboBoxWithoutMatch: Story = closesListFirst(<ComboBox label="Game" items={games} />, 'combobox', 'zzz');

export const ComboBoxWithCustomValue: Story = closesListFirst(
  <ComboBox label="Game" items={games} allowsCustomValue />,
  'combobox',
  'Leg',
);

export const ComboBoxWithValue: Story = closesListFirst(
  <ComboBox label="Game" items={games} defaultSelectedKey={1} menuTrigger="focus" />,
  'combobox',
  '',
);

export const SelectOpen: Story = closesListFirst(<Select label="Game" items={games} />, 'button', '');

const named = (name: string) => screen.findByRole('complementary', { name });

/** Focus moves to its title, then back to the last row. */
export const ClosingReturnsTheFocus: Story = {
  parameters: closed,
  args: { isDocked: true },
  render: (args) => <List {...args} />,
  play: async () => {
    const [summer, winter] = [/SUMMER26/, /WINTER26/].map((name) => screen.getByRole('button', { name }));
    await userEvent.click(summer!);
    await named('Coupon SUMMER26');
    await expect(screen.getByRole('heading')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(summer).toHaveFocus());
    await userEvent.click(summer!);
    await userEvent.click(winter!);
    const panel = await named('Coupon WINTER26');
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(winter).toHaveFocus());
    await expect(screen.queryByRole('complementary')).toBeNull();
  },
};

/** The title or the sheet. */
const expectStart = () =>
  waitFor(() => expect(screen.queryByRole('dialog') ?? screen.getByRole('heading')).toHaveFocus());

interface PlacesProps extends SidePanelProps {
  readonly children: ReactNode;
  readonly places: readonly [isDocked: boolean, isDocked: boolean];
}

const Places = ({ places, children, ...props }: PlacesProps) => {
  const [at, setAt] = useState<0 | 1 | 2>(0);
  return (
    <>
      <Button onPress={() => setAt(1)}>Open</Button>
      {at === 0 ? null : (
        <SidePanel
          {...props}
          key={at}
          isDocked={places[at - 1] === true}
          onClose={() => startTransition(() => setAt(0))}
        >
          <Button onPress={() => setAt(2)}>Next</Button>
          {children}
        </SidePanel>
      )}
    </>
  );
};

const takesAnothersPlace = (places: PlacesProps['places']): Story => ({
  ...unseen,
  render: (args) => (
    <Places {...args} places={places}>
      Some text
    </Places>
  ),
  play: async () => {
    const open = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await expectStart();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await expectStart();
  },
});

/** On slow machines, frames run before effects: content behind the sheet can’t take focus yet. */
export const ClosesBeforeEffects: Story = {
  ...unseen,
  args: { isDocked: false },
  render: (args) => <List {...args} />,
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: 'WINTER26' });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    const frame = window.requestAnimationFrame;
    window.requestAnimationFrame = (act) => {
      queueMicrotask(() => act(performance.now()));
      return 0;
    };
    try {
      // Native, because user-event would flush all effects.
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(row).toHaveFocus());
    } finally {
      window.requestAnimationFrame = frame;
    }
  },
};

/** Re-mounted under a new key, focus still returns to the row. */
export const TakesAnothersPlace: Story = { ...takesAnothersPlace([true, true]), name: 'Panel replaces a panel' };

export const SheetTakesAnothersPlace: Story = { ...takesAnothersPlace([false, false]), name: 'Sheet replaces a sheet' };

/** The window changed its width. */
export const SheetTakesAPanelsPlace: Story = { ...takesAnothersPlace([true, false]), name: 'Sheet replaces a panel' };

export const PanelTakesASheetsPlace: Story = { ...takesAnothersPlace([false, true]), name: 'Panel replaces a sheet' };

/** The first trigger is gone, and no frame runs between the two. */
export const PanelTakesALaterSheetsPlace: Story = {
  ...unseen,
  name: 'Panel replaces a later sheet',
  render: (args) => {
    const [round, setRound] = useState(1);
    return (
      <Places key={round} {...args} places={[false, true]}>
        <Button onPress={() => setRound(2)}>Elsewhere</Button>
      </Places>
    );
  },
  play: async () => {
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    const frames = installFakeAnimationFrames();
    try {
      for (const name of ['Open', 'Elsewhere', 'Open', 'Next']) await press(name);
    } finally {
      frames.uninstall();
    }
    await screen.findByRole('complementary');
    await expectStart();
  },
};

/** Replaced and closed before a frame ran. */
export const SheetClosesBeforeThePaymentOfAnother: Story = {
  ...unseen,
  name: 'Sheet replaced and closed before a frame',
  render: (args) => (
    <Places {...args} places={[false, false]}>
      Some text
    </Places>
  ),
  play: async () => {
    const open = screen.getByRole('button', { name: 'Open' });
    const frames = installFakeAnimationFrames();
    const onGone = fn();
    const watch = new MutationObserver(() => {
      if (screen.queryByRole('dialog') !== null) return;
      onGone();
      // Two frames until the sheet's effects have ended.
      watch.disconnect();
      frames.runFrame();
      frames.runFrame();
    });
    try {
      await userEvent.click(open);
      await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
      watch.observe(document.body, { childList: true });
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(onGone).toHaveBeenCalledOnce();
    } finally {
      watch.disconnect();
      frames.uninstall();
    }
    await waitFor(() => expect(open).toHaveFocus());
  },
};

const guard = (isDocked: boolean): Story => ({
  args: { isDocked, mayClose: fn(async () => false), footer: buttons },
  play: async ({ args }) => {
    await screen.findByRole(isDocked ? 'complementary' : 'dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.mayClose).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.mayClose).toHaveBeenCalledTimes(2));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.mayClose).toHaveBeenCalledTimes(3));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Stays open because of unsaved changes. */
export const UnsavedChanges: Story = guard(true);

export const UnsavedChangesInASheet: Story = guard(false);

export const KeepsCallersRef: Story = {
  ...unseen,
  render: () => {
    const [seen, setSeen] = useState<readonly string[]>([]);
    return (
      <>
        {[true, false].map((isDocked) => (
          <SidePanel
            key={String(isDocked)}
            isDocked={isDocked}
            title={isDocked ? 'Docked' : 'Sheet'}
            className="mine"
            style={{ opacity: 0.99 }}
            onClose={() => undefined}
            ref={(element) => {
              if (element?.matches('.mine') && element.style.opacity === '0.99') {
                setSeen((before) => (before.includes(String(isDocked)) ? before : [...before, String(isDocked)]));
              }
            }}
          >
            <p>{seen.toSorted().join()}</p>
          </SidePanel>
        ))}
      </>
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('false,true'));
  },
};

export const LongTexts: Story = {
  parameters: asHighAs('760px'),
  ...longTexts(({ title, text, action, label }) => (
    <SidePanel isDocked title={title} closeLabel={label} onClose={() => undefined} footer={<Button>{action}</Button>}>
      {text}
    </SidePanel>
  )),
};

export const Keyboard: Story = {
  args: { isDocked: true, footer: buttons },
  render: (args) => <List {...args} />,
  play: async () => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'SUMMER26'], ['{Enter}', 'heading', 'Coupon SUMMER26']);
    await expectFocusAfterKeys(
      ['{Tab}', 'button', 'Close'],
      ['{Tab}', 'button', 'Cancel'],
      ['{Tab}', 'button', 'Save'],
    );
    await expectFocusAfterKeys(['{Escape}', 'button', 'SUMMER26'], ['[Space]', 'heading', 'Coupon SUMMER26']);
  },
};

const phoneFrame = asHighAs('640px');

export const OnAPhone: Story = {
  globals: onAPhone,
  parameters: phoneFrame,
  args: { footer: buttons },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Coupon SUMMER26' });
    await expectOnScreen(dialog);
    await expectOnTop(within(dialog).getByRole('button', { name: 'Save' }));
  },
};

/** Late content doesn’t move the buttons. */
export const LateContent: Story = {
  ...unseen,
  globals: onAPhone,
  args: { footer: buttons },
  render: (args) => {
    const [isFilled, setFilled] = useState(false);
    return (
      <SidePanel {...args}>
        <Button onPress={() => setFilled(true)}>Fill</Button>
        {isFilled && <div style={{ blockSize: 2000 }}>Late</div>}
      </SidePanel>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Coupon SUMMER26' });
    await expectOnScreen(dialog);
    const held = ['Close', 'Cancel', 'Save'].map((name) => within(dialog).getByRole('button', { name }));
    const places = () => held.map((button) => button.getBoundingClientRect().top);
    const before = places();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fill' }));
    await within(dialog).findByText('Late');
    await expect(places()).toEqual(before);
    await Promise.all(held.map((button) => expectOnTop(button)));
  },
};
