import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { Calendar, type DayRange, RangeCalendar } from './calendar.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A month of which a day, or the days from one to another, are chosen.',
  avoid: 'A form: DatePicker and DateRangePicker bring it along and can be typed into as well.',
  usedIn: ['In DatePicker and DateRangePicker'],
  keys: [
    ['Arrow keys', 'To the day before or after, a week back or on'],
    ['Page up, Page down', 'To the month before or after'],
    ['Home, End', 'To the first or last day of the month'],
    ['Enter, Space', 'Chooses the day; of a range, first the beginning, then the end'],
    ['Escape', 'Leaves a range that was begun'],
  ],
};

const meta = {
  title: 'Forms/Calendar',
  component: Calendar,
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
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(spanChosen).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-05' });
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

const names = { de: 'Rechnungsausstellungsdatum', ar: 'تاريخ إصدار الفاتورة' } as const;

export const Languages: Story = {
  render: () => (
    <StoryFrames>
      {(locale, theme) => (
        <RangeCalendar aria-label={`${names[locale]} ${theme}`} value={{ from: '2026-11-10', to: '2026-11-18' }} />
      )}
    </StoryFrames>
  ),
};
