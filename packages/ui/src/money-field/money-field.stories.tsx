import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { pressInComposition } from '../testing/press-in-composition.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { MoneyField } from './money-field.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Asks for a money amount, typed or pasted in the reader’s own format and stored in whole cents.',
  avoid: 'For a read-only amount, use Money. For other numbers, use NumberField.',
  usedIn: ['Admin lists: fines, expenses, payments, coupons, progress payments'],
  keys: [
    ['Tab', 'Moves to the field and past it. Leaving it formats and validates the amount'],
    ['Arrow up, Arrow down', 'Goes to the next whole unit up or down'],
    ['Page up, Page down', 'Changes by ten units'],
    ['Home, End', 'Goes to the minimum or maximum, if set'],
    ['Enter', 'Formats the amount and submits the form'],
  ],
};

const meta = {
  title: 'Forms/Money field',
  component: MoneyField,
  args: { label: 'Amount', currency: 'USD', defaultValue: 9237, onChange: fn() },
  argTypes: {
    // Any other text is no currency, and throws.
    currency: { control: 'select', options: ['USD', 'EUR', 'GBP', null] },
    value: { control: 'number' },
    defaultValue: { control: 'number' },
  },
  parameters: { page },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox');
const write = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

export const Dollars: Story = {
  args: { subLabel: 'Paid out with the next payout' },
  play: async ({ args, canvasElement }) => {
    const input = box(canvasElement);
    await expect(input).toHaveValue('92.37');
    await expect(input).toHaveAccessibleName('Amount');
    await expect(input).toHaveAccessibleDescription(/USD/);
    await write(input, '1,234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await expect(input).toHaveValue('1,234.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,234.50');
  },
};

/** Steps to whole units, up to the limits. */
export const Steps: Story = {
  args: { minValue: 500, maxValue: 9400 },
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    const more = view.getByRole('button', { name: 'Increase' });
    await expect(view.getByText('Between $5.00 and $94.00')).toBeVisible();
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(9300);
    await expect(box(canvasElement)).toHaveFocus();
    await expect(view.getByRole('status')).toHaveTextContent('$93.00');
    await userEvent.click(more);
    await expect(box(canvasElement)).toHaveValue('94.00');
    await expect(more).toBeDisabled();
  },
};

/** With currency, grouping or another decimal separator. */
export const Pasted: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvasElement }) => {
    const input = box(canvasElement);
    for (const [text, amount] of [
      ['$1,234.56', 123_456],
      [' USD 12 ', 1200],
      ['12,50', 1250],
      ['(15.00)', -1500],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(amount);
    }
    await userEvent.tab();
    await expect(input).toHaveValue('\u221215.00');
  },
};

/** Never rounds or swaps currencies: the text stays, with an error. */
export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement);
    const input = box(canvasElement);
    for (const [text, said] of [
      ['12.345', 'Use up to 2 decimal places'],
      ['€12', 'Enter an amount in USD, such as 1,234.00'],
      ['9999999999999999', 'This amount is too large'],
    ] as const) {
      await write(input, text);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
      await expect(input).toHaveValue(text);
      await expect(view.getByText(said)).toBeVisible();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
    }
    await write(input, '12');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await write(input, '€12');
    await userEvent.tab();
    await expect(view.getByText('Enter an amount in USD, such as 1,234.00')).toBeVisible();
  },
};

/** The amount stays. */
export const OutOfRange: Story = {
  args: { minValue: 500, defaultValue: 100 },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.queryByText('$5.00 or more')).toBeNull();
    await userEvent.click(box(canvasElement));
    await userEvent.tab();
    await expect(view.getByText('$5.00 or more')).toBeVisible();
    await expect(box(canvasElement)).toHaveValue('1.00');
  },
};

function Held() {
  const [amount, setAmount] = useState<number | null>(1200);
  return (
    <>
      <MoneyField label="Fee" currency="EUR" value={amount} onChange={setAmount} name="fee" />
      <Button onPress={() => setAmount(4550)}>45,50 €</Button>
      <Button onPress={() => setAmount(null)}>Nothing</Button>
    </>
  );
}

/** External values replace the text; forms get minor units. */
export const ControlledFromOutside: Story = {
  render: () => (
    <I18nProvider locale="de-DE">
      <Held />
    </I18nProvider>
  ),
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    const input = box(canvasElement);
    const sent = () => canvasElement.querySelector<HTMLInputElement>('input[name="fee"]')?.value;
    await write(input, '1.234,5');
    await expect(input).toHaveValue('1.234,5');
    await expect(sent()).toBe('123450');
    await userEvent.click(view.getByRole('button', { name: '45,50 €' }));
    await expect(input).toHaveValue('45,50');
    await userEvent.click(view.getByRole('button', { name: 'Nothing' }));
    await expect(input).toHaveValue('');
    await expect(sent()).toBe('');
  },
};

export const Coins: Story = { args: { label: 'Coins', currency: null, defaultValue: 1240, minValue: 0 } };

export const WithoutFractions: Story = { args: { currency: 'JPY', defaultValue: 5400 } };

export const CurrencyUnknown: Story = {
  args: { currency: undefined, defaultValue: null },
  play: async ({ args, canvasElement }) => {
    await write(box(canvasElement), '12.5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
    await expect(box(canvasElement)).toHaveValue('12.50');
    await write(box(canvasElement), 'a lot{Enter}');
    await expect(within(canvasElement).getByText('Enter an amount, such as 1,234.00')).toBeVisible();
  },
};

export const Invalid: Story = { args: { error: 'More than the order’s remaining amount', isRequired: true } };

export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '3{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { defaultValue: null, placeholder: '0.00' } };

export const LongTexts: Story = longTexts(({ label, text }) => (
  <MoneyField label={label} currency="EUR" defaultValue={123_456_789_00} error={text} />
));

export const Keyboard: Story = {
  args: { minValue: 0, maxValue: 100_000 },
  play: async ({ args, canvasElement }) => {
    await expectFocusAfterKeys(['{Tab}', 'textbox', 'Amount']);
    for (const [key, amount] of [
      ['{ArrowUp}', 9300],
      ['{ArrowDown}', 9200],
      ['{PageUp}', 10_000],
      ['{PageDown}', 9000],
      ['{Home}', 0],
      ['{End}', 100_000],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(args.onChange).toHaveBeenLastCalledWith(amount);
    }
    await userEvent.keyboard('{Enter}{Tab}');
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

/** Keys that select text or belong to an input method don’t step. */
export const SelectionKeys: Story = {
  args: { defaultValue: 12_550, minValue: 0, maxValue: 100_000 },
  play: async ({ args, canvasElement }) => {
    const input = box(canvasElement);
    await userEvent.click(input);
    for (const keys of [
      '{Shift>}{Home}{/Shift}',
      '{Shift>}{End}{/Shift}',
      '{Shift>}{ArrowUp}{/Shift}',
      '{Shift>}{ArrowDown}{/Shift}',
      '{Shift>}{PageUp}{/Shift}',
      '{Control>}{Home}{/Control}',
      '{Alt>}{ArrowDown}{/Alt}',
    ]) {
      await userEvent.keyboard(keys);
      await expect(input).toHaveValue('125.50');
    }
    pressInComposition('ArrowDown');
    pressInComposition('Home');
    await expect(args.onChange).not.toHaveBeenCalled();
    // The browser selects.
    const shiftHome = new KeyboardEvent('keydown', { key: 'Home', shiftKey: true, bubbles: true, cancelable: true });
    await expect(input.dispatchEvent(shiftHome)).toBe(true);
    input.select();
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('9');
    await expect(args.onChange).toHaveBeenLastCalledWith(900);
  },
};

/** Smaller type would make phones zoom in. */
export const OnAPhone: Story = {
  globals: onAPhone,
  args: { defaultValue: 123_456_789_00 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(input).toHaveStyle({ fontSize: '16px' });
    const frame = input.closest<HTMLElement>('.bd-step-box')!;
    await expectOnScreen(frame);
    await expectNoOverflow(frame, input);
    await expect(frame.offsetHeight).toBe(44);
    for (const button of canvas.getAllByRole('button')) {
      await expect([button.offsetWidth, button.offsetHeight]).toEqual([36, 42]);
    }
  },
};
