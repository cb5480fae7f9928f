import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { installFakeTimers } from '../fake-timers.ts';
import { Icon } from '../icon/icon.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { pressInComposition } from '../testing/press-in-composition.ts';
import { type StoryTexts, storyTexts } from '../testing/story-texts.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { SearchBox, type SearchBoxProps, type SearchSection } from './search-box.tsx';

const pages = ['Home', 'Orders', 'Profile', 'Rules', 'FAQ'];

const sectionsOf = (query: string): SearchSection[] => [
  {
    id: 'recent',
    title: 'Recent',
    items: query === '' ? [{ id: 'orders', label: 'Orders', start: <Icon name="history" /> }] : [],
  },
  {
    id: 'orders',
    title: 'Orders',
    items: /^\d+$/.test(query)
      ? [
          { id: '10482', label: '#10482', note: 'LoL boosting, Processing', start: <Icon name="swords" /> },
          { id: '10481', label: '#10481', note: 'Valorant, Complete', start: <Icon name="swords" /> },
        ]
      : [],
    ...(query === '' ? {} : { empty: 'No order with this number' }),
  },
  {
    id: 'pages',
    title: 'Pages',
    items: pages
      .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
      .map((label) => ({ id: label.toLowerCase(), label })),
  },
];

/** Like the top bar, at its end. */
const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 16,
  height: 'var(--bd-top)',
  paddingInline: 16,
} as const;

function Example(props: Omit<SearchBoxProps, 'sections'>) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ minHeight: 420 }}>
      <div style={bar}>
        <SearchBox
          {...props}
          value={value}
          sections={sectionsOf(value)}
          onChange={(next) => {
            setValue(next);
            props.onChange(next);
          }}
        />
        <button type="button">After</button>
      </div>
    </div>
  );
}

const page: StoryPage = {
  status: 'stable',
  purpose: 'Search for anything by typing: recent searches first, then results in sections.',
  avoid:
    'To filter a single list, use a text field or filter. Place it at the end of the bar. Results open towards the start.',
  usedIn: ['top bar'],
  keys: [
    ['Letters', 'Searches as you type'],
    ['Arrow down, Arrow up', 'Moves through the results. Focus stays in the box'],
    ['Enter', 'Opens the result'],
    ['Ctrl + Enter, Cmd + Enter', 'Opens the result in a new tab'],
    ['Escape', 'Closes the results and clears the box. Focus stays in it'],
  ],
};

const meta = {
  title: 'Overlays/Search box',
  component: SearchBox,
  args: {
    value: '',
    sections: [],
    onChange: fn(),
    onPick: fn(),
    placeholder: 'Search orders and pages',
    shortcut: '/',
    texts: { label: 'Search orders and pages' },
    footer: (
      <>
        <span>↑↓ move</span>
        <span>Enter open</span>
      </>
    ),
  },
  render: ({ sections: _sections, ...args }) => <Example {...args} />,
  parameters: { page, rest: 'listbox', layout: 'fullscreen' },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus stays in the box. */
// @spec 2.8-2
export const KeyboardNavigation: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    const box = view.getByRole('combobox', { name: 'Search orders and pages' });
    await userEvent.type(box, '1048');
    await expect(view.getByRole('group', { name: 'Orders' })).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(box).toHaveAttribute('aria-controls', view.getByRole('listbox', { name: 'Results' }).id);
    await userEvent.keyboard('{ArrowDown}');
    const first = view.getByRole('option', { name: /#10482/ });
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', first.id));
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(box).not.toHaveAttribute('aria-activedescendant', first.id));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', first.id));
  },
};

// @spec 2.8-2
export const ClosesOnEnter: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    const box = view.getByRole('combobox', { name: 'Search orders and pages' });
    await userEvent.type(box, '1048');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('10481', 'orders');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(view.queryByRole('listbox')).toBeNull());
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Keys that an input method keeps neither choose nor close. */
export const ClosesAfterAComposition: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'o');
    await userEvent.keyboard('{ArrowDown}');
    pressInComposition('Enter');
    pressInComposition('Escape');
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(input).toHaveValue('o');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};

/** Hides 100 ms after blur. */
// @spec 2.8-8, 9.0-7
export const HidesAfterBlur: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('combobox'));
    await expect(view.getByRole('listbox', { name: 'Results' })).toBeInTheDocument();
    const time = installFakeTimers();
    try {
      await userEvent.click(view.getByRole('button', { name: 'After' }));
      time.advance(99);
      await expect(view.getByRole('listbox', { name: 'Results' })).toBeInTheDocument();
      time.advance(1);
    } finally {
      time.uninstall();
    }
    await waitFor(() => expect(view.queryByRole('listbox')).toBeNull());
  },
};

export const ClosesOnAPress: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('combobox'));
    await userEvent.click(view.getByRole('option', { name: 'Profile' }));
    await expect(args.onPick).toHaveBeenCalledWith('profile', 'pages');
    await waitFor(() => expect(view.queryByRole('listbox')).toBeNull());
  },
};

/** Counts after the box has lost focus (SPEC §5). */
export const ClosesOnAHeldPress: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('combobox'));
    const option = view.getByRole('option', { name: 'Profile' });
    const pointer = userEvent.setup();
    const time = installFakeTimers();
    try {
      await pointer.pointer({ keys: '[MouseLeft>]', target: option });
      time.advance(1000);
      await expect(view.getByRole('option', { name: 'Profile' })).toBe(option);
      await expect(args.onPick).not.toHaveBeenCalled();
    } finally {
      time.uninstall();
    }
    await pointer.pointer({ keys: '[/MouseLeft]', target: option });
    await expect(args.onPick).toHaveBeenCalledWith('profile', 'pages');
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.type(view.getByRole('combobox'), 'zzz');
    await expect(await view.findByText('No order with this number')).toBeInTheDocument();
    const panel = view.getByRole('listbox', { name: 'Results' }).getBoundingClientRect();
    await expect(panel.left).toBeGreaterThanOrEqual(0);
    await expect(panel.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Brings back recent searches. */
export const Cleared: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('listbox', { name: 'Results' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox');
    await userEvent.type(box, 'ho');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'ho');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
  },
};

/** With Ctrl or Cmd. */
export const KeyboardToANewTab: Story = {
  parameters: { rest: 'combobox' },
  render: (args) => {
    const items = ['Orders', 'Rules'].map((label) => ({ id: label, label, href: `#${label}` }));
    return (
      <div style={{ ...bar, minHeight: 420, alignItems: 'start' }}>
        <SearchBox {...args} sections={[{ id: 'pages', title: 'Pages', items }]} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const followed = fn();
    const follow = (event: MouseEvent) => {
      // Enter also causes a prevented click.
      if (event.defaultPrevented) return;
      event.preventDefault();
      followed((event.target as HTMLAnchorElement).hash, event.ctrlKey, event.metaKey);
    };
    canvasElement.addEventListener('click', follow);
    try {
      const box = canvas.getByRole('combobox');
      for (const [keys, ctrl, cmd] of [
        ['{Enter}', false, false],
        ['{Control>}{Enter}{/Control}', true, false],
        ['{Meta>}{Enter}{/Meta}', false, true],
      ] as const) {
        followed.mockClear();
        box.focus();
        await canvas.findByRole('listbox');
        await userEvent.keyboard('{ArrowUp}');
        await waitFor(() =>
          expect(box).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: 'Rules' }).id),
        );
        await userEvent.keyboard(keys);
        await expect(followed.mock.calls).toEqual([['#Rules', ctrl, cmd]]);
        await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
      }
    } finally {
      canvasElement.removeEventListener('click', follow);
    }
  },
};

export const LongTexts: Story = {
  ...longTexts(({ label, text }) => (
    <SearchBox
      value=""
      sections={[]}
      onChange={() => undefined}
      onPick={() => undefined}
      placeholder={text}
      texts={{ label }}
    />
  )),
  parameters: { rest: 'combobox' },
};

const spoken = ({ title, text, label, name }: StoryTexts): Story => ({
  render: (args) => (
    <div style={{ ...bar, minHeight: 420, alignItems: 'start' }}>
      <SearchBox
        {...args}
        placeholder={text}
        texts={{ label, results: title }}
        sections={[
          { id: 'orders', title, items: [{ id: '1', label: name, note: text, start: <Icon name="swords" /> }] },
          { id: 'pages', title: label, items: [], empty: text },
        ]}
        footer={text}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('combobox', { name: label }));
    await expectNoOverflow(document.documentElement, await view.findByRole('listbox', { name: title }));
  },
});

export const LongGerman: Story = { ...spoken(storyTexts.de), globals: { locale: 'de-DE', theme: 'light' } };
export const LongArabic: Story = { ...spoken(storyTexts.ar), globals: { locale: 'ar-EG' } };

export const OnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.type(view.getByRole('combobox'), '1048');
    await expectOnScreen((await view.findByRole('listbox')).closest('.bd-search-panel')!);
  },
};
