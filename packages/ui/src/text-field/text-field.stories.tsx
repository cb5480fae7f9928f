import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '../messages/messages.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'Name', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox');
const tooShort = (value: string) => (value.length < 3 ? 'Use 3 characters or more' : undefined);

export const Plain: Story = {
  args: { subLabel: 'As others see it', placeholder: 'Mina Park' },
  play: async ({ args, canvasElement }) => {
    const input = box(canvasElement);
    await expect(input).toHaveAccessibleName('Name');
    await expect(input).toHaveAccessibleDescription('As others see it');
    await userEvent.type(input, 'Mi');
    await expect(args.onChange).toHaveBeenLastCalledWith('Mi');
    await expect(input.closest('[data-touched]')).toBeNull();
  },
};

export const Valid: Story = {
  args: { defaultValue: 'Kaito', validate: tooShort },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Looks good')).toBeVisible();
    await expect(box(canvasElement)).toHaveAccessibleDescription('Looks good');
  },
};

export const Invalid: Story = {
  args: { defaultValue: 'Ka', validate: tooShort },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await userEvent.tab();
    await expect(box(canvasElement)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(canvasElement)).toHaveAccessibleDescription('Use 3 characters or more');
    await userEvent.type(box(canvasElement), 'i');
    await expect(box(canvasElement)).not.toHaveAttribute('aria-invalid', 'true');
  },
};

/** What the server said is shown at once, touched or not. */
export const ErrorFromOutside: Story = { args: { error: 'This name is taken', defaultValue: 'Kaito' } };

export const Multiline: Story = {
  args: { label: 'Notes', isMultiline: true, rows: 4, placeholder: 'What the booster should know' },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Kaito' } };

/** Typing must rest for 500 ms; leaving the field does not wait. */
export const Debounced: Story = {
  args: { debounce: 500 },
  play: async ({ args, canvasElement }) => {
    const input = box(canvasElement);
    await userEvent.type(input, 'Kaito');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1), { timeout: 2000 });
    await expect(args.onChange).toHaveBeenCalledWith('Kaito');
    await userEvent.type(input, '!');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('Kaito!');
  },
};

function Controlled() {
  const [value, setValue] = useState('one');
  return (
    <>
      <TextField label="Name" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('two')}>
        Two
      </button>
    </>
  );
}

export const ControlledFromOutside: Story = {
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '!');
    await expect(box(canvasElement)).toHaveValue('one!');
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(box(canvasElement)).toHaveValue('two');
  },
};

/** Only letters, digits, space and , ; . : - come in: typed, pasted in the middle, or composed. */
export const NoSpecialChars: Story = {
  args: { disableSpecialChars: true, subLabel: messages.textField.specialChars },
  play: async ({ canvasElement }) => {
    const input = box(canvasElement);
    await userEvent.type(input, 'Ka!i@t#o 9,;.:-');
    await expect(input).toHaveValue('Kaito 9,;.:-');
    input.setSelectionRange(2, 2);
    await userEvent.paste('<é&1>');
    await expect(input).toHaveValue('Kaé1ito 9,;.:-');
    await expect(input.selectionStart).toBe(4);
  },
};
