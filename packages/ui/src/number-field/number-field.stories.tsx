import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { pressInComposition } from '../testing/press-in-composition.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { NumberField } from './number-field.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A number within limits, typed or stepped.',
  avoid: 'For an approximate value, use a slider. For an ID, use a text field.',
  usedIn: ['new order', 'Order', 'admin lists'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Arrow up, Arrow down', 'Increases or decreases by one step'],
    ['Page up, Page down', 'Increases or decreases by several steps'],
    ['Home, End', 'Goes to the minimum or maximum'],
  ],
};

const meta = {
  title: 'Forms/Number field',
  component: NumberField,
  args: { label: 'Wins', minValue: 1, maxValue: 10, defaultValue: 9, onChange: fn() },
  argTypes: { value: { control: 'number' }, defaultValue: { control: 'number' } },
  parameters: { page },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const write = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
  await userEvent.tab();
};

export const Steps: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('button', { name: /increase/i }));
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(view.getByRole('button', { name: /increase/i })).toBeDisabled();
    view.getByRole('textbox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Wins' }), '3{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('9');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Wins' })).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '3');
    await expect(canvas.getByRole('textbox')).toHaveValue('9');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The value stays; the range shows. */
export const OutOfRange: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getByText('Between 1 and 10')).toBeVisible();
    const input = view.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '99');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(99);
    await expect(input).toHaveValue('99');
    await expect(view.getByText('Enter a value between 1 and 10')).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '99');
    await userEvent.tab();
    await expect(view.getByText('Enter a value between 1 and 10')).toBeVisible();
  },
};

export const Percent: Story = {
  args: {
    label: 'Share',
    defaultValue: 0.6,
    minValue: 0,
    maxValue: 1,
    step: 0.01,
    formatOptions: { style: 'percent' },
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await write(input, '57%');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.57);
    await userEvent.click(canvas.getByRole('button', { name: /increase/i }));
    await expect(args.onChange).toHaveBeenLastCalledWith(0.58);
    await expect(input).toHaveValue('58%');
  },
};

const share = { label: 'General share', minValue: 0, maxValue: 100, formatOptions: { maximumFractionDigits: 2 } };

/** A reader’s decimals in either spelling. */
export const Decimals: Story = {
  args: { ...share, defaultValue: null },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, amount, shown] of [
      ['7,5', 7.5, '7.5'],
      ['12.25', 12.25, '12.25'],
      [',5', 0.5, '0.5'],
      ['33.30', 33.3, '33.3'],
      ['٥٨', 58, '58'],
      ['۷٫۵', 7.5, '7.5'],
      ['\u096b\u096e', 58, '58'],
      ['\uff16\uff10', 60, '60'],
    ] as const) {
      await write(input, text);
      await expect(args.onChange).toHaveBeenLastCalledWith(amount);
      await expect(input).toHaveValue(shown);
      await expect(input).not.toHaveAttribute('aria-invalid');
    }
  },
};

/** A German reader’s. */
export const GermanDecimals: Story = {
  args: { ...share, defaultValue: 58 },
  decorators: [(Story) => <I18nProvider locale="de-DE">{Story()}</I18nProvider>],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, amount, shown] of [
      ['7.5', 7.5, '7,5'],
      ['12,25', 12.25, '12,25'],
      ['33.3', 33.3, '33,3'],
    ] as const) {
      await write(input, text);
      await expect(args.onChange).toHaveBeenLastCalledWith(amount);
      await expect(input).toHaveValue(shown);
    }
  },
};

/** Never rounds or guesses: the text stays, with an error. */
export const Refused: Story = {
  args: { ...share, defaultValue: 58 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, said] of [
      ['33.333', 'Use up to 2 decimal places'],
      ['1.2.3', 'Enter a number, such as 100'],
      ['half', 'Enter a number, such as 100'],
      ['-', 'Enter a number, such as 100'],
      ['9999999999999999', 'This number is too large'],
    ] as const) {
      await write(input, text);
      await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
      await expect(input).toHaveValue(text);
      await expect(canvas.getByText(said)).toBeVisible();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
    }
    await write(input, '60');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await write(input, '');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const WholeNumbers: Story = {
  args: { formatOptions: { maximumFractionDigits: 0 } },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    for (const text of ['7.5', '7,5']) {
      await write(input, text);
      await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
      await expect(canvas.getByText('Enter a whole number')).toBeVisible();
    }
  },
};

/** With a percent sign, into an empty or a selected field. */
export const PastedPercent: Story = {
  args: { ...share, isPercent: true, defaultValue: null },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    for (const [text, amount] of [
      ['60%', 60],
      ['61 %', 61],
      ['62\u00a0%', 62],
      ['\uff17\uff05', 7],
      ['%64', 64],
      [' 7,5 % ', 7.5],
    ] as const) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(amount);
      await expect(input).toHaveValue(String(amount));
    }
    await userEvent.clear(input);
    await userEvent.paste('65%');
    await expect(args.onChange).toHaveBeenLastCalledWith(65);
  },
};

/** Keys that select text or belong to an input method don’t step. */
export const SelectionKeys: Story = {
  args: { defaultValue: 5 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Shift>}{Home}{End}{ArrowUp}{ArrowDown}{PageUp}{/Shift}');
    pressInComposition('ArrowDown');
    await expect(input).toHaveValue('5');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The page scrolls. */
export const Wheel: Story = {
  args: { defaultValue: 5 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    for (const move of [
      { deltaY: 100 },
      { deltaY: -100 },
      { deltaY: 3, deltaMode: WheelEvent.DOM_DELTA_LINE },
      { deltaY: 1, deltaX: 1 },
      { deltaY: 100, shiftKey: true },
      { deltaY: 100, ctrlKey: true },
    ]) {
      const isScrolling = input.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...move }));
      await expect(isScrolling).toBe(true);
    }
    await expect(input).toHaveValue('5');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Only valid numbers, for a price that updates. Says why a number was replaced, until the next one is written. */
export const Snaps: Story = {
  args: { commitBehavior: 'snap', formatOptions: { maximumFractionDigits: 0 } },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, shown, said] of [
      ['99', '10', 'Enter a value between 1 and 10'],
      ['many', '10', 'Enter a number, such as 10'],
      ['0', '1', 'Enter a value between 1 and 10'],
      ['7,5', '1', 'Enter a whole number'],
      ['7.5', '1', 'Enter a whole number'],
      ['9999999999999999', '1', 'This number is too large'],
    ] as const) {
      await write(input, text);
      await expect(input).toHaveValue(shown);
      await expect(canvas.getByRole('alert')).toHaveTextContent(said);
      await expect(input).not.toHaveAttribute('aria-invalid');
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.clear(input);
    await userEvent.type(input, '99{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toBeVisible();
    for (const valid of ['5', '9']) {
      await write(input, valid);
      await expect(canvas.queryByRole('alert')).toBeNull();
    }
  },
};

export const Invalid: Story = { args: { error: 'At least 3 wins', defaultValue: 1 } };

const between = {
  de: (least: string, most: string) => `Zwischen ${least} und ${most}`,
  ar: (least: string, most: string) => `بين ${least} و${most}`,
};

export const LongTexts: Story = longTexts(({ label, text }, locale) => (
  <NumberField label={label} minValue={1} maxValue={10} describeRange={between[locale]} error={text} defaultValue={3} />
));

export const Keyboard: Story = {
  args: { defaultValue: 5 },
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'textbox', 'Wins']);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{End}{PageDown}{Home}{PageUp}');
    await expect(args.onChange).toHaveBeenCalledWith(10);
    await expect(args.onChange).toHaveBeenCalledWith(1);
  },
};

/** Smaller type would make phones zoom in. */
export const OnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Wins' });
    await expect(input).toHaveStyle({ fontSize: '16px' });
    const box = input.closest<HTMLElement>('.bd-step-box')!;
    await expectOnScreen(box);
    await expectNoOverflow(box);
    await expect(box.offsetHeight).toBe(44);
  },
};
