import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectFramesFit } from '../testing/long-texts.tsx';
import { backward, onward } from '../testing/reading-direction.ts';
import { colors } from '../tokens/tokens.ts';
import { Calendar, type DayRange, RangeCalendar } from './calendar.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A month view for choosing a date or a date range.',
  avoid: 'In forms, use DatePicker or DateRangePicker. They include a calendar and also accept typing.',
  usedIn: ['In DatePicker and DateRangePicker'],
  keys: [
    ['Arrow keys', 'Moves by a day or a week'],
    ['Page up, Page down', 'Moves to the previous or next month'],
    ['Shift + Page up, Shift + Page down', 'Moves to the previous or next year'],
    ['Home, End', 'Moves to the first or last day of the month'],
    ['Enter, Space', 'Selects the date, or the start and then the end of a range'],
    ['Escape', 'Cancels the range in progress'],
  ],
};

const meta = {
  title: 'Forms/Calendar',
  component: Calendar,
  subcomponents: { RangeCalendar },
  args: { 'aria-label': 'Day', value: '2026-11-20', onChange: fn() },
  parameters: { page },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /November 24, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
  },
};

export const Bounds: Story = {
  args: { minDay: '2026-11-05', maxDay: '2026-11-25' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /November 4, 2026/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('button', { name: 'Next' })[0]).toBeDisabled();
  },
};

const Span = ({ onChange }: { readonly onChange: (days: DayRange) => void }) => {
  const [days, setDays] = useState<DayRange | null>({ from: '2026-11-10', to: '2026-11-18' });
  return (
    <RangeCalendar
      aria-label="Days"
      value={days}
      onChange={(next) => {
        setDays(next);
        onChange(next);
      }}
    />
  );
};

const spanChosen = fn();

export const Range: Story = {
  render: () => <Span onChange={spanChosen} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /November 3, 2026/ }));
    await userEvent.keyboard(`${onward()}${onward()}{Enter}`);
    await expect(spanChosen).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-05' });
  },
};

/** By day, week and month up to the limits. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /November 20, 2026/ })
      .focus();
    await expectFocusAfterKeys(
      [onward(), 'button', /November 21, 2026/],
      [backward(), 'button', /November 20, 2026/],
      ['{ArrowDown}', 'button', /November 27, 2026/],
      ['{ArrowUp}', 'button', /November 20, 2026/],
      ['{PageDown}', 'button', /December 20, 2026/],
      ['{PageUp}', 'button', /November 20, 2026/],
      ['{Shift>}{PageDown}{/Shift}', 'button', /November 20, 2027/],
      ['{Shift>}{PageUp}{/Shift}', 'button', /November 20, 2026/],
      ['{Home}', 'button', /November 1, 2026/],
      ['{End}', 'button', /November 30, 2026/],
    );
    await userEvent.keyboard('[Space]');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30');
    await userEvent.keyboard(`${backward()}{Enter}`);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-29');
  },
};

const spanLeft = fn();

export const LeftRange: Story = {
  render: () => <Span onChange={spanLeft} />,
  play: async ({ canvasElement }) => {
    const days = () => within(canvasElement).getAllByRole('gridcell', { selected: true });
    await expect(days()).toHaveLength(9);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /November 3, 2026/ }));
    await userEvent.keyboard(onward());
    await expect(days()).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(days()).toHaveLength(9));
    await expect(spanLeft).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = {
  args: { isInvalid: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /November 20, 2026/ })).toHaveStyle({
      backgroundColor: colors['danger-solid'].dark,
    }),
};
export const ReadOnly: Story = { args: { isReadOnly: true } };

const names = { de: 'Rechnungsausstellungsdatum', ar: 'تاريخ إصدار الفاتورة' } as const;

export const Languages: Story = {
  render: () => (
    <StoryFrames>
      {(locale, theme) => (
        <RangeCalendar aria-label={`${names[locale]} ${theme}`} value={{ from: '2026-11-10', to: '2026-11-18' }} />
      )}
    </StoryFrames>
  ),
  play: async (context) => {
    await expectFramesFit(context);
    for (const row of context.canvasElement.querySelectorAll('thead tr')) {
      const names = [...row.children].map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getBoundingClientRect();
      });
      names.sort((one, other) => one.left - other.left);
      const gaps = names.slice(1).map(({ left }, at) => left - (names[at]?.right ?? left));
      await expect(Math.min(...gaps)).toBeGreaterThan(4);
    }
  },
};
