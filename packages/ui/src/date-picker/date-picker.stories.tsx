import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { dateKeys } from '../testing/date-keys.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectReadOnlyDate } from '../testing/expect-read-only-date.ts';
import { expectFramesFit } from '../testing/long-texts.tsx';
import { pressInComposition } from '../testing/press-in-composition.ts';
import { pressInDaySegment } from '../testing/press-in-day-segment.ts';
import { backward, onward } from '../testing/reading-direction.ts';
import { AtTheEdge, expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { DatePicker } from './date-picker.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Asks for a date, typed in the reader’s own date order or chosen in a calendar.',
  avoid: 'For a date range, use DateRangePicker. There’s no time picker yet.',
  usedIn: ['Expenses: date', 'Coupons: start and end date'],
  keys: [
    ...dateKeys,
    ['Enter, Space', 'Opens the calendar from its button. In the calendar, selects the date'],
    ['Escape', 'Closes the calendar'],
  ],
};

const meta = {
  title: 'Forms/Date picker',
  component: DatePicker,
  args: { label: 'Day', defaultValue: '2026-11-20', onChange: fn() },
  parameters: { page, docs: { story: { inline: false } } },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <DatePicker {...args} />
    </div>
  ),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { args: { subLabel: 'Date of the expense', isClearable: true } };
export const Empty: Story = { args: { defaultValue: null, isRequired: true } };
export const Invalid: Story = { args: { error: 'A coupon can’t start on this date' } };
export const Disabled: Story = { args: { isDisabled: true, isClearable: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, isClearable: true }, play: expectReadOnlyDate };

/** A partial date counts as empty. */
export const Typed: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^month, Day/ }));
    await userEvent.keyboard('11');
    await expect(canvas.getByRole('spinbutton', { name: /^day, Day/ })).toHaveFocus();
    await userEvent.keyboard('05');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-05');
  },
};

/** Two digits of a year become a year of this century on blur; a half-typed year is not reported. */
export const TwoDigitYear: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^month, Day/ }));
    await userEvent.keyboard('110526');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05'));
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^year, Day/ }));
    await userEvent.keyboard('202');
    await userEvent.click(document.body);
    await expect(await canvas.findByText('Enter the year with four digits')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** In the digits of any script. */
const digitStory = (locale: string, day: string, iso: string): Story => ({
  args: { defaultValue: '2026-11-20' },
  decorators: [(Story) => <I18nProvider locale={locale}>{Story()}</I18nProvider>],
  play: async ({ args, canvasElement }) => {
    const segment = canvasElement.querySelector<HTMLElement>('[data-type="day"]')!;
    await userEvent.click(segment);
    for (const digit of day) {
      for (const type of ['keydown', 'keypress', 'keyup']) {
        segment.dispatchEvent(new KeyboardEvent(type, { key: digit, bubbles: true, cancelable: true }));
      }
      segment.dispatchEvent(
        new InputEvent('beforeinput', { data: digit, inputType: 'insertText', bubbles: true, cancelable: true }),
      );
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(iso);
  },
});

export const ArabicDigits: Story = digitStory('ar-EG', '٠٥', '2026-11-05');
export const ArabicDigitsInEnglish: Story = digitStory('en-US', '٠٥', '2026-11-05');
export const PersianDigits: Story = digitStory('en-US', '۰۷', '2026-11-07');
export const BengaliDigits: Story = digitStory('de-DE', '\u09e7\u09ef', '2026-11-19');
export const DevanagariDigits: Story = digitStory('en-US', '\u0967\u0968', '2026-11-12');
export const FullWidthDigits: Story = digitStory('ar-EG', '\uff11\uff13', '2026-11-13');
export const LatinDigitsInArabic: Story = digitStory('ar-EG', '14', '2026-11-14');

/** Keys of an input method neither change a segment nor close what the field is in. */
export const Composing: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const onKeyDown = fn();
    canvasElement.addEventListener('keydown', onKeyDown);
    const day = canvas.getByRole('spinbutton', { name: /^day, Day/ });
    await userEvent.click(day);
    for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'Home', 'Backspace', 'Enter', 'Escape']) {
      pressInComposition(key);
    }
    await expect(onKeyDown).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(day).toHaveTextContent('20');
  },
};

/** A nonexistent day becomes the month’s last on blur, with an explanation. */
export const InvalidDay: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^month, Day/ }));
    await userEvent.keyboard('02312026');
    await expect(canvas.getByRole('spinbutton', { name: /^day, Day/ })).toHaveTextContent('31');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28');
    await expect(canvas.getByRole('alert')).toHaveTextContent('February 2026 only has 28 days');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day, Day/ }));
    await userEvent.keyboard('27');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day, Day/ }));
    await userEvent.keyboard('30');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('February 2026 only has 28 days');
  },
};

/** No message for a day chosen on purpose. */
export const LastDayOfTheMonth: Story = {
  args: { defaultValue: '2026-02-28' },
  play: async ({ args, canvas }) => {
    const day = canvas.getByRole('spinbutton', { name: /^day, Day/ });
    await userEvent.click(day);
    await userEvent.keyboard('{ArrowUp}');
    await expect(day).toHaveTextContent('29');
    await userEvent.keyboard('{ArrowDown}');
    await expect(day).toHaveTextContent('28');
    await userEvent.tab();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(day);
    await userEvent.keyboard('30');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(day);
    await userEvent.keyboard('15');
    await userEvent.click(day);
    await userEvent.keyboard('28');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const ChosenInTheCalendar: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: /November 20, 2026 selected/ })).toHaveFocus());
    await userEvent.keyboard(`${onward()}{ArrowDown}{Enter}`);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Calendar/ })).toHaveFocus());
  },
};

/** Escape keeps the previous date. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await expectFocusAfterKeys(
      ['{Tab}', 'spinbutton', /^month, Day/],
      [onward(), 'spinbutton', /^day, Day/],
      [backward(), 'spinbutton', /^month, Day/],
      ['{Tab}', 'spinbutton', /^day, Day/],
      ['{Tab}', 'spinbutton', /^year, Day/],
      ['{Tab}', 'button', /Calendar/],
      ['{Alt>}{ArrowDown}{/Alt}', 'button', /November 20, 2026/],
      [backward(), 'button', /November 19, 2026/],
      ['{PageDown}', 'button', /December 19, 2026/],
      ['{PageUp}', 'button', /November 19, 2026/],
      ['{Home}', 'button', /November 1, 2026/],
      ['{End}', 'button', /November 30, 2026/],
      ['{Shift>}{PageDown}{/Shift}', 'button', /November 30, 2027/],
      ['{Shift>}{PageUp}{/Shift}', 'button', /November 30, 2026/],
      ['{Escape}', 'button', /Calendar/],
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await expectFocusAfterKeys(
      ['{Enter}', 'button', /November 20, 2026/],
      [onward(), 'button', /November 21, 2026/],
      ['{Enter}', 'button', /Calendar/],
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await expectFocusAfterKeys(['[Space]', 'button', /November 21, 2026/], [onward(), 'button', /November 22, 2026/]);
    await expectFocusAfterKeys(['[Space]', 'button', /Calendar/]);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
    within(canvasElement)
      .getByRole('spinbutton', { name: /^day, Day/ })
      .focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(within(canvasElement).getByRole('spinbutton', { name: /^day, Day/ })).toHaveAttribute(
      'aria-valuetext',
      'Empty',
    );
  },
};

/** Segments are large enough (WCAG 2.5.8). Checked without axe, which takes minutes on long lists. */
export const SegmentSize: Story = {
  args: { defaultValue: null },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole('spinbutton')) {
      const { width, height } = part.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
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

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('grid', { name: 'November 2026' })).toBeVisible());
    await userEvent.click(dialog.getAllByRole('button', { name: 'Next' })[0] as HTMLElement);
    await waitFor(() => expect(dialog.getByRole('grid', { name: 'December 2026' })).toBeVisible());
  },
};

/** Marked invalid; nothing changes silently. */
export const Bounds: Story = {
  args: { minDay: '2026-11-01', maxDay: '2026-11-30', defaultValue: '2026-12-24' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Choose a date from Nov 1, 2026 to Nov 30, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^month, Day/ }));
    await userEvent.keyboard('11');
    await waitFor(() => expect(canvas.queryByText('Choose a date from Nov 1, 2026 to Nov 30, 2026')).toBeNull());
  },
};

export const Cleared: Story = {
  args: { isClearable: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('spinbutton', { name: /^month, Day/ })).toHaveAttribute('aria-valuetext', 'Empty');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^month, Day/ })).toHaveFocus());
  },
};

const words = {
  de: {
    label: 'Rechnungsausstellungsdatum',
    subLabel: 'Der Tag, an dem die Auslage tatsächlich entstanden ist',
    clear: 'Leeren',
  },
  ar: { label: 'تاريخ إصدار الفاتورة', subLabel: 'اليوم الذي صُرف فيه المبلغ', clear: 'مسح' },
} as const;

export const Languages: Story = {
  render: (args) => (
    <StoryFrames>
      {(locale) => (
        <DatePicker
          {...args}
          label={words[locale].label}
          subLabel={words[locale].subLabel}
          isClearable
          labels={{ clear: words[locale].clear, shortYear: '', reversed: '', outside: () => '', noSuchDay: () => '' }}
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
