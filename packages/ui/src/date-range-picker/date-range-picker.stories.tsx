import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { dateKeys } from '../testing/date-keys.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectReadOnlyDate } from '../testing/expect-read-only-date.ts';
import { expectFramesFit } from '../testing/long-texts.tsx';
import { pressInDaySegment } from '../testing/press-in-day-segment.ts';
import { backward, onward } from '../testing/reading-direction.ts';
import { AtTheEdge, expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { DateRangePicker, type DateRangePickerProps, type DayRange } from './date-range-picker.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Asks for a date range including both ends, typed or chosen in a calendar.',
  avoid: 'For a single date, use DatePicker. Offer common ranges (today, this week) as presets.',
  usedIn: ['Admin lists: date filter'],
  keys: [
    ...dateKeys,
    ['Enter, Space', 'Opens the calendar from its button. In the calendar, sets the start, then the end'],
    ['Escape', 'Cancels the range in progress, then closes the calendar'],
  ],
};

const meta = {
  title: 'Forms/Date range picker',
  component: DateRangePicker,
  args: { label: 'Days', defaultValue: { from: '2026-11-02', to: '2026-11-12' }, onChange: fn() },
  parameters: { page, docs: { story: { inline: false } } },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <DateRangePicker {...args} />
    </div>
  ),
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = { args: { isClearable: true, subLabel: 'Includes both dates' } };
export const Empty: Story = { args: { defaultValue: null } };
export const Disabled: Story = { args: { isDisabled: true, isClearable: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, isClearable: true }, play: expectReadOnlyDate };
export const Invalid: Story = { args: { error: 'Up to 31 days' } };

export const Typed: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('spinbutton', { name: /^month/ });
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('11022026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('11122026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-12' });
  },
};

const Controlled = (props: DateRangePickerProps) => {
  const [days, setDays] = useState<DayRange | null>(null);
  return (
    <DateRangePicker
      {...props}
      value={days}
      onChange={(next) => {
        setDays(next);
        props.onChange?.(next);
      }}
    />
  );
};

/** While a year is half typed, nothing is reported or cleared. */
export const HalfTyped: Story = {
  args: { onChange: fn() },
  render: ({ defaultValue: _, ...args }) => <Controlled {...args} />,
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('spinbutton', { name: /^month/ });
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('10052025100620');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('25');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2025-10-05', to: '2025-10-06' });
  },
};

const yearOf = (canvas: HTMLElement, at: number) =>
  within(canvas).getAllByRole('spinbutton', { name: /^year/ })[at] as HTMLElement;

/** A half-typed year stays as typed and is not reported. */
export const HalfTypedYear: Story = {
  args: { defaultValue: { from: '2026-11-01', to: '2026-11-30' }, onChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    for (const [keys, shown] of [
      ['2', '0002'],
      ['{Backspace}20', '0020'],
      ['{Backspace}{Backspace}202', '0202'],
    ] as const) {
      await userEvent.click(yearOf(canvasElement, 0));
      await userEvent.keyboard(keys);
      await expect(yearOf(canvasElement, 0)).toHaveTextContent(String(Number(shown)));
      await expect(yearOf(canvasElement, 1)).toHaveTextContent('2026');
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await expect(await canvas.findByText('Enter the year with four digits')).toBeVisible();
    await userEvent.click(yearOf(canvasElement, 0));
    await userEvent.keyboard('2025');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2025-11-01', to: '2026-11-30' });
    await expect(canvas.queryByText('Enter the year with four digits')).toBeNull();
  },
};

/** Two digits of a year become a year of this century on blur. */
export const TwoDigitYears: Story = {
  args: { onChange: fn() },
  render: ({ defaultValue: _, ...args }) => <Controlled {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const months = canvas.getAllByRole('spinbutton', { name: /^month/ });
    await userEvent.click(months[0] as HTMLElement);
    await userEvent.keyboard('110126');
    await userEvent.click(months[1] as HTMLElement);
    await userEvent.keyboard('113026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' });
    await expect(yearOf(canvasElement, 0)).toHaveTextContent('2026');
  },
};

/** In either order. */
export const ChosenInTheCalendar: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /November 20, 2026/ }));
    await userEvent.click(dialog.getByRole('button', { name: /November 16, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-20' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Escape keeps the previous range. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    for (const part of [/^month/, /^day/, /^year/, /^month/, /^day/, /^year/])
      await expectFocusAfterKeys(['{Tab}', 'spinbutton', part]);
    await expectFocusAfterKeys(
      [backward(), 'spinbutton', /^day/],
      [onward(), 'spinbutton', /^year/],
      ['{Tab}', 'button', /Calendar/],
      ['{Alt>}{ArrowDown}{/Alt}', 'button', /November 2, 2026/],
      [onward(), 'button', /November 3, 2026/],
      [backward(), 'button', /November 2, 2026/],
      ['{PageDown}', 'button', /December 2, 2026/],
      ['{PageUp}', 'button', /November 2, 2026/],
      ['{End}', 'button', /November 30, 2026/],
      ['{Home}', 'button', /November 1, 2026/],
      ['{Shift>}{PageDown}{/Shift}', 'button', /November 1, 2027/],
      ['{Shift>}{PageUp}{/Shift}', 'button', /November 1, 2026/],
      ['{Escape}', 'button', /Calendar/],
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Enter or Space starts and ends the range. */
export const KeyboardToChoose: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /Calendar/ }).focus();
    await expectFocusAfterKeys(
      ['{Enter}', 'button', /November 2, 2026/],
      ['{Enter}', 'button', /November 3, 2026/],
      ['{ArrowDown}', 'button', /November 10, 2026/],
      ['{ArrowUp}', 'button', /November 3, 2026/],
      ['{ArrowDown}', 'button', /November 10, 2026/],
      ['{Enter}', 'button', /Calendar/],
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-10' });
    await expectFocusAfterKeys(
      ['[Space]', 'button', /November 2, 2026/],
      ['[Space]', 'button', /November 3, 2026/],
      ['[Space]', 'button', /Calendar/],
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-03' });
  },
};

export const KeyboardInASegment: Story = {
  play: ({ canvas }) =>
    pressInDaySegment(canvas, [
      ['{End}', '31'],
      ['{PageDown}', '24'],
      ['{Home}', '1'],
      ['{PageUp}', '8'],
    ]),
};

/** The previous value holds until the segment is filled again. */
export const SegmentCleared: Story = {
  play: async ({ args, canvas }) => {
    const day = canvas.getAllByRole('spinbutton', { name: /^day/ })[0] as HTMLElement;
    await userEvent.click(day);
    await userEvent.keyboard('{Backspace}');
    await expect(day).toHaveAttribute('aria-valuetext', 'Empty');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const Reversed: Story = {
  args: { defaultValue: { from: '2026-11-12', to: '2026-11-02' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The end date can’t be before the start date')).toBeVisible();
  },
};

/** Choosing closes the caller’s popover; typing doesn’t. */
export const CalendarBelow: Story = {
  args: { isCalendarShown: true, isClearable: true, onOpenChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Calendar/ })).toBeNull();
    await expect(canvas.getByRole('grid')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('spinbutton', { name: /^day/ })[1] as HTMLElement);
    await userEvent.keyboard('13');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-13' });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /November 20, 2026/ }));
    await userEvent.click(canvas.getByRole('button', { name: /November 16, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-20' });
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvasElement.querySelector('.bd-calendar')).toBeVisible();
  },
};

export const Bounds: Story = {
  args: { maxDay: '2026-11-10' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Choose Nov 10, 2026 or earlier')).toBeVisible();
  },
};

export const Cleared: Story = {
  args: { isClearable: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    const parts = canvas.getAllByRole('spinbutton');
    for (const part of parts) await expect(part).toHaveAttribute('aria-valuetext', 'Empty');
    await waitFor(() => expect(parts[0]).toHaveFocus());
  },
};

const words = {
  de: { label: 'Abrechnungszeitraum der Auszahlungen', clear: 'Leeren' },
  ar: { label: 'فترة الحساب', clear: 'مسح' },
} as const;

export const Languages: Story = {
  render: (args) => (
    <StoryFrames>
      {(locale) => (
        <DateRangePicker
          {...args}
          label={words[locale].label}
          isClearable
          labels={{ clear: words[locale].clear, reversed: '', shortYear: '', outside: () => '', noSuchDay: () => '' }}
        />
      )}
    </StoryFrames>
  ),
  play: expectFramesFit,
};

export const OnAPhone: Story = {
  globals: onAPhone,
  args: { defaultOpen: true },
  decorators: [(Story) => <AtTheEdge>{Story()}</AtTheEdge>],
  play: async () => expectOnScreen((await screen.findByRole('dialog')).closest('.bd-popover')!),
};
