import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { installFakeTimers } from '../fake-timers.ts';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectScrolledIntoView } from '../testing/expect-scrolled-into-view.ts';
import { expectStyleChange } from '../testing/expect-style-change.ts';
import { expectNoOverflow } from '../testing/long-texts.tsx';
import { type StoryTexts, storyTexts } from '../testing/story-texts.ts';
import { AtTheEdge, expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { Select, type SelectId } from './select.tsx';

const servers = ['North America', 'EU-West', 'EU-Nordic and East', 'Oceania', 'Turkey', 'Korea', 'Japan'].map(
  (label, at) => ({ id: at, label }),
);

const onChange = fn((_value: unknown) => undefined);

const page: StoryPage = {
  status: 'stable',
  purpose: 'Choose one or more from a known list, from six options to thousands.',
  avoid:
    'For two to five short options, use a segmented control or radio group. For free text with suggestions, use a combo box.',
  usedIn: [
    'Orders and Rankings: filters',
    'Order: logging progress',
    'Admin lists',
    'Profile',
    'New order: current and target rank',
    'Become a booster',
  ],
  keys: [
    ['Enter, Space, Arrow down', 'Opens the list. Enter selects the highlighted option'],
    ['Letters', 'Jumps to the matching option. A 200 ms pause starts a new word'],
    ['Arrow up, Arrow down, Home, End', 'Moves through the list'],
    ['Backspace, Delete', 'Clears the selection, if allowed'],
    ['Enter in the search', 'Selects the first match, or adds the typed text if there is none'],
    ['Escape', 'Closes the list'],
  ],
};

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Server', items: servers, placeholder: 'Choose a server', onChange },
  argTypes: {
    items: { control: 'object' },
    selectionMode: { control: 'inline-radio', options: ['single', 'multiple'] },
  },
  parameters: { page },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: /server/i }));
  return await screen.findByRole('listbox');
};

// @spec 2.10-2, 9.0-16
export const Single: Story = {
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    await waitFor(() => expect(list).toBeVisible());
    // The hidden select must not load other font subsets.
    const unseen = canvasElement.querySelector('select');
    await expect(unseen && getComputedStyle(unseen).fontFamily).not.toContain('Noto Sans Arabic');
    await expect(list.offsetHeight).toBeLessThanOrEqual(240);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(0);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: /North America/ })).toBeVisible();
  },
};

const closes = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const pointedAt = () => document.activeElement?.textContent;

/** Letters within 200 ms form a word; a repeated letter cycles. */
// @spec 9.0-16
export const TypeAhead: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const time = installFakeTimers();
    try {
      await userEvent.keyboard('eu-n');
      time.advance(199);
      await expect(pointedAt()).not.toBe('EU-Nordic and East');
      time.advance(1);
      await waitFor(() => expect(pointedAt()).toBe('EU-Nordic and East'));
      await userEvent.keyboard('e');
      time.advance(200);
      await waitFor(() => expect(pointedAt()).toBe('EU-West'));
      await userEvent.keyboard('k{Enter}');
      await expect(onChange).toHaveBeenLastCalledWith(5);
    } finally {
      time.uninstall();
    }
    await closes();
  },
};

/** Shift isn’t a character. */
export const TypeAheadCapitals: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const time = installFakeTimers();
    try {
      await userEvent.keyboard('{Shift>}e{/Shift}{Shift>}u{/Shift}-{Shift>}n{/Shift}');
      await expect(pointedAt()).not.toBe('EU-Nordic and East');
      time.advance(200);
      await waitFor(() => expect(pointedAt()).toBe('EU-Nordic and East'));
    } finally {
      time.uninstall();
    }
    await userEvent.keyboard('{Escape}');
    await closes();
  },
};

/** Applied once the word is complete. */
export const TypeAheadClosed: Story = {
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    within(canvasElement)
      .getByRole('button', { name: /server/i })
      .focus();
    const time = installFakeTimers();
    try {
      await userEvent.keyboard('ja');
      await expect(onChange).not.toHaveBeenCalled();
      time.advance(200);
      await expect(onChange).toHaveBeenCalledOnce();
      await expect(onChange).toHaveBeenCalledWith(6);
    } finally {
      time.uninstall();
    }
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

function Several() {
  const [value, setValue] = useState<readonly SelectId[]>([1, 5]);
  return (
    <Select
      label="Servers"
      selectionMode="multiple"
      items={servers}
      value={value}
      onChange={(next) => {
        setValue(next.filter((id) => typeof id !== 'symbol'));
        onChange(next);
      }}
      isClearable
      isSearchable
    />
  );
}

// @spec 2.10-2, 8.3-1
export const Multiple: Story = {
  render: () => <Several />,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const search = await screen.findByRole('searchbox', { name: 'Type to search' });
    await userEvent.type(search, 'eu');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.type(search, 'xx');
    await waitFor(() => expect(screen.getByText('No items found')).toBeVisible());
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear all' }));
    await expect(within(canvasElement).queryByText('Korea', { ignore: 'option' })).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: /server/i })).toHaveFocus();
    await open(canvasElement);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Type to search' }), 'eu');
    for (const option of screen.getAllByRole('option')) await userEvent.click(option);
  },
};

/** The list stays open. */
// @spec 2.10-2, 5.0-4
export const ChoosesSeveral: Story = {
  render: () => <Several />,
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    const option = (name: string) => within(list).getByRole('option', { name });
    await expect(option('Korea')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(option('Japan'));
    await expect(onChange).toHaveBeenLastCalledWith([1, 5, 6]);
    await userEvent.click(option('Korea'));
    await expect(onChange).toHaveBeenLastCalledWith([1, 6]);
    await expect(option('Korea')).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Escape}{Escape}');
    await closes();
    await expect(within(canvasElement).getByRole('button', { name: /EU-West.*Japan/ })).toBeVisible();
  },
};

/** The caret stays in the search. */
export const SingleFocusRing: Story = {
  args: { isSearchable: true },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const search = await screen.findByRole('searchbox');
    const ringed = () =>
      [search, ...screen.getAllByRole('option')].filter((each) => getComputedStyle(each).outlineStyle === 'solid');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(ringed()).toEqual([screen.getByRole('option', { name: 'North America' })]));
    await expect(search).toHaveFocus();
  },
};

const onAdd = fn();

/** New text is added with the button or Enter. */
// @spec 8.3-1
export const AddItem: Story = {
  args: { isSearchable: true, onAdd },
  play: async ({ canvasElement }) => {
    onAdd.mockClear();
    await open(canvasElement);
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, 'Garena');
    await userEvent.click(await screen.findByRole('button', { name: 'Add item' }));
    await expect(onAdd).toHaveBeenLastCalledWith('Garena');
    await userEvent.type(search, 'Taiwan');
    await screen.findByText('No items found');
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenLastCalledWith('Taiwan');
    await userEvent.type(search, 'KOREA');
    await expect(screen.queryByRole('button', { name: 'Add item' })).toBeNull();
    await userEvent.keyboard('{Escape}{Escape}');
    await closes();
    // Keeps the result visible.
    await open(canvasElement);
    await userEvent.type(await screen.findByRole('searchbox'), 'Garena');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add item' })).toBeVisible());
  },
};

export const EmptiedByDelete: Story = {
  args: { isClearable: true, defaultValue: 5 },
  play: async ({ canvasElement }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', /Korea/], ['{Delete}', 'button', /Choose a server/]);
    await expect(onChange).toHaveBeenLastCalledWith(null);
    await expect(within(canvasElement).queryByRole('button', { name: 'Clear all' })).toBeNull();
  },
};

/** With the button, Backspace or Delete; focus stays. */
export const Clearable: Story = {
  args: { isClearable: true, defaultValue: 5 },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Korea/ });
    button.focus();
    await userEvent.keyboard('{Backspace}');
    await expect(onChange).toHaveBeenLastCalledWith(null);
    await expect(button).toHaveTextContent('Choose a server');
    await userEvent.keyboard('ja{Tab}');
    await expect(onChange).toHaveBeenLastCalledWith(6);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear all' }));
    await expect(button).toHaveTextContent('Choose a server');
    await expect(button).toHaveFocus();
  },
};

const thousands = Array.from({ length: 5000 }, (_, at) => ({ id: at, label: `Booster ${at}` }));

/** Visible options plus four on either side; opens at the selected one. */
// @spec 9.0-16
export const FiveThousand: Story = {
  args: { label: 'Server booster', items: thousands, defaultValue: 2500 },
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    await waitFor(() => expectScrolledIntoView(list, screen.getByRole('option', { name: 'Booster 2500' })));
    await expect(list.offsetHeight).toBe(240);
    const rows = () => screen.getAllByRole('option').map((row) => Number(row.textContent?.split(' ')[1]));
    // Eight rows and part of a ninth, plus overscan and the focused row.
    await expect(rows().length).toBeLessThanOrEqual(Math.ceil(240 / 32) + 1 + 2 * 4 + 1);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rows()).toContain(4999));
    await waitFor(() => expect(Math.min(...rows().filter((row) => row > 2600))).toBeLessThanOrEqual(4999 - 7 - 4));
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(4999);
    await closes();
  },
};

/** Measured heights, overscan included. */
export const TallRows: Story = {
  args: {
    label: 'Server booster',
    items: thousands.map(({ id, label }) => ({
      id,
      label: `${label} who plays on every server, day and night`,
    })),
    defaultValue: 2500,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    await waitFor(() => expectScrolledIntoView(list, screen.getByRole('option', { name: /^Booster 2500 / })));
    await waitFor(() => {
      const box = list.getBoundingClientRect();
      const over = screen.getAllByRole('option').filter((row) => row.getBoundingClientRect().bottom <= box.top);
      expect(over.length).toBeGreaterThanOrEqual(4);
    });
    await userEvent.keyboard('{Escape}');
    await closes();
  },
};

// @spec 8.3-1
export const Loading: Story = {
  args: { items: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
  },
};

/** Loaded options are selectable meanwhile. */
export const LoadingMore: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getAllByRole('option')).toHaveLength(servers.length);
    await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
  },
};

export const OwnPlaceholder: Story = {
  render: () => <Select label="Server" items={servers} texts={{ placeholder: 'Nothing yet' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /server/i })).toHaveTextContent('Nothing yet');
  },
};

export const Invalid: Story = { args: { error: 'Choose a server' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledWithValue: Story = {
  args: { isDisabled: true, isClearable: true, defaultValue: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).not.toHaveTextContent('Select item');
  },
};

/** Bound to other fields. */
// @spec 2.10-2
export const Bound: StoryObj<typeof Select<{ slug: string; title: string }>> = {
  render: () => (
    <Select
      label="Server"
      items={[
        { slug: 'lol', title: 'League of Legends' },
        { slug: 'val', title: 'Valorant' },
      ]}
      bindValue={(game) => game.slug}
      bindLabel={(game) => game.title}
      defaultValue="val"
      onChange={onChange}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Valorant/ })).toBeVisible();
    await userEvent.click(within(await open(canvasElement)).getByRole('option', { name: 'League of Legends' }));
    await expect(onChange).toHaveBeenLastCalledWith('lol');
    await closes();
    await expect(within(canvasElement).getByRole('button', { name: /League of Legends/ })).toBeVisible();
  },
};

/** Opens at the first selected one. */
export const SeveralOfThousands: Story = {
  render: () => (
    <Select label="Server boosters" items={thousands} selectionMode="multiple" defaultValue={[2500, 3]} isSearchable />
  ),
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    await waitFor(() => expectScrolledIntoView(list, screen.getByRole('option', { name: 'Booster 2500' })));
    await userEvent.keyboard('{Escape}');
    await closes();
  },
};

/** As tall as the results. */
export const FiveThousandSearched: Story = {
  args: { label: 'Server booster', items: thousands, isSearchable: true },
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    await userEvent.type(await screen.findByRole('searchbox'), '4999');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(list.offsetHeight).toBeLessThan(60));
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(4999);
    await closes();
  },
};

const words = {
  de: { label: 'Spielserverregion', option: 'Nordeuropäische Wettkampfserverregion mit Warteschlange' },
  ar: { label: 'منطقة الخادم', option: 'خادم أوروبا الشمالية والشرقية مع قائمة انتظار تنافسية' },
} as const;

export const LongTexts: Story = {
  render: () => (
    <StoryFrames>
      {(locale) => (
        <Select
          label={words[locale].label}
          items={[{ id: 1, label: words[locale].option }]}
          defaultValue={1}
          isClearable
          texts={locale === 'de' ? { clear: 'Alle entfernen' } : { clear: 'مسح الكل' }}
        />
      )}
    </StoryFrames>
  ),
  play: async ({ canvasElement }) => {
    for (const box of canvasElement.querySelectorAll<HTMLElement>('.bd-select-box')) {
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    }
  },
};

export const Keyboard: Story = {
  play: async () => {
    await expectFocusAfterKeys(['{Tab}', 'button', /./]);
    await userEvent.keyboard('[Space]');
    await screen.findByRole('listbox');
    await waitFor(() => expect(document.activeElement).toHaveRole('option'));
    await userEvent.keyboard('{End}');
    const options = screen.getAllByRole('option');
    await waitFor(() => expect(options.at(-1)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(options.at(-2)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(options[0]).toHaveFocus());
    await expectFocusAfterKeys(['{Escape}', 'button', /./]);
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('listbox');
  },
};

const spoken = ({ title, text, label, action }: StoryTexts): Story => ({
  args: {
    label,
    items: [
      { id: 1, label: text },
      { id: 2, label: title },
    ],
    defaultValue: 1,
    isClearable: true,
    isSearchable: true,
    texts: { clear: action, search: label },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(label) }));
    await expectNoOverflow(document.documentElement, await screen.findByRole('listbox'));
  },
});

export const LongGerman: Story = { ...spoken(storyTexts.de), globals: { locale: 'de-DE', theme: 'light' } };
export const LongArabic: Story = { ...spoken(storyTexts.ar), globals: { locale: 'ar-EG' } };

export const OnAPhone: Story = {
  ...LongGerman,
  globals: { ...LongGerman.globals, ...onAPhone },
  decorators: [(Story) => <AtTheEdge>{Story()}</AtTheEdge>],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(storyTexts.de.label) }));
    await expectOnScreen((await screen.findByRole('listbox')).closest('.bd-popover')!);
  },
};

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    const of = canvas.getByRole('button', { name: /server/i });
    await expectStyleChange({ of, says: 'data-focus-visible', by: 'outlineStyle' }, () => userEvent.tab());
  },
};

export const ClearHovered: Story = {
  args: { isClearable: true, defaultValue: 1 },
  play: async ({ canvas }) => {
    const of = canvas.getByRole('button', { name: 'Clear all' });
    await expectStyleChange({ of, says: 'data-hovered', by: 'backgroundColor' }, () => userEvent.hover(of));
  },
};
