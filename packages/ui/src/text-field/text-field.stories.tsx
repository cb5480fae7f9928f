import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { installFakeTimers } from '../fake-timers.ts';
import { messages } from '../messages/messages.ts';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectStyleChange } from '../testing/expect-style-change.ts';
import { TextField } from './text-field.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'For typing a line or paragraph: a name, a note, a reason.',
  avoid:
    'For an amount, use a number field. For a list, use a select. For chat, use the composer. For secrets, use a secret field.',
  usedIn: [
    'Sign-in and registration',
    'New order: options',
    'Payment on the public site',
    'Order: account details and dialogs',
    'Orders: search',
    'Profile',
    'Admin lists',
    'Become a booster',
  ],
  keys: [
    ['Tab', 'Moves to the field and past it. Leaving it reports the value immediately and validates it'],
    ['Enter', 'Submits the form. In multi-line fields, adds a line'],
  ],
};

const sent = fn((event: FormEvent) => event.preventDefault());

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'Name', onChange: fn() },
  argTypes: { debounce: { control: 'inline-radio', options: [0, 500] } },
  parameters: { page },
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
const colorOf = (canvas: HTMLElement, token: string): string => {
  const probe = document.createElement('i');
  probe.style.color = `var(--bd-${token})`;
  canvas.append(probe);
  const expected = getComputedStyle(probe).color;
  probe.remove();
  return expected;
};
const borderOf = (canvas: HTMLElement): string => getComputedStyle(box(canvas)).borderTopColor;
const borderIs = async (canvas: HTMLElement, token: string) => {
  const expected = colorOf(canvas, token);
  await userEvent.tab();
  await waitFor(() => expect(borderOf(canvas)).toBe(expected));
};

const tooShort = (value: string) => (value.length < 3 ? 'Use at least 3 characters' : undefined);

// @spec 2.10-1, 4.6-3, 5.0-3
export const Plain: Story = {
  args: { subLabel: 'Visible to others', placeholder: 'Mina Park' },
  play: async ({ args, canvasElement }) => {
    const input = box(canvasElement);
    await expect(input).toHaveAccessibleName('Name');
    await expect(input).toHaveAccessibleDescription('Visible to others');
    await expect(input).toHaveAttribute('placeholder', 'Mina Park');
    await userEvent.type(input, 'Mi');
    await expect(args.onChange).toHaveBeenLastCalledWith('Mi');
    await expect(input.closest('[data-touched]')).toBeNull();
  },
};

// @spec 2.10-1, 5.0-3
export const Valid: Story = {
  args: { defaultValue: 'Kaito', validate: tooShort },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Looks good')).toBeVisible();
    await expect(box(canvasElement)).toHaveAccessibleDescription('Looks good');
    await expect(within(canvasElement).getByText('Looks good').parentElement?.querySelector('svg')).not.toBeNull();
    await borderIs(canvasElement, 'success');
  },
};

/** Neither valid nor, before submitting, invalid. */
export const RequiredAndEmpty: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await userEvent.tab();
    await expect(within(canvasElement).queryByText('Looks good')).toBeNull();
    await expect(borderOf(canvasElement)).not.toBe(colorOf(canvasElement, 'success'));
    await userEvent.type(box(canvasElement), 'Kaito');
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Looks good')).toBeVisible();
    await userEvent.clear(box(canvasElement));
    await userEvent.tab();
    await expect(within(canvasElement).queryByText('Looks good')).toBeNull();
  },
};

// @spec 2.10-1, 5.0-3
export const Invalid: Story = {
  args: { defaultValue: 'Ka', validate: tooShort },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(within(canvasElement).queryByText('Use at least 3 characters')).toBeNull();
    await expect(borderOf(canvasElement)).not.toBe(colorOf(canvasElement, 'danger'));
    await userEvent.click(box(canvasElement));
    await userEvent.tab();
    await expect(box(canvasElement)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(canvasElement)).toHaveAccessibleDescription('Use at least 3 characters');
    const note = within(canvasElement).getByText('Use at least 3 characters').parentElement;
    await expect(note?.querySelector('svg')).toBeVisible();
    await borderIs(canvasElement, 'danger');
    await userEvent.type(box(canvasElement), 'i');
    await expect(box(canvasElement)).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(box(canvasElement), '{Backspace}');
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Use at least 3 characters')).toBeVisible();
  },
};

/** Shown immediately, touched or not. */
export const ErrorFromOutside: Story = { args: { error: 'This name is already in use', defaultValue: 'Kaito' } };

/** Accepted, flagged and not sent. */
export const TooLong: Story = {
  args: { maxLength: 5, subLabel: 'Visible to boosters' },
  render: (args) => (
    <form aria-label="Names" onSubmit={sent}>
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    const input = view.getByRole('textbox');
    await userEvent.type(input, 'Kait');
    await expect(view.getByText('Visible to boosters')).toBeVisible();
    await userEvent.click(input);
    await userEvent.paste('o the second');
    await expect(input).toHaveValue('Kaito the second');
    await expect(input).toHaveAccessibleDescription('Visible to boosters 11 over the 5-character limit');
    await borderIs(canvasElement, 'danger');
    await userEvent.type(input, '{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(input, '{Backspace>11/}{Enter}');
    await expect(input).toHaveValue('Kaito');
    await expect(view.queryByText(/over the/)).toBeNull();
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.paste(' the second');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Surrounding space doesn’t count, except in passwords. */
export const SurroundingSpace: Story = {
  args: { maxLength: 5 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField {...args} label="Name" />
      <TextField {...args} label="Password" type="password" />
      <TextField {...args} label="Code" isExact />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = (label: string) => canvas.getByLabelText(label);
    for (const label of ['Name', 'Password', 'Code']) await userEvent.type(field(label), ' Kaito ');
    await userEvent.tab();
    await expect(field('Name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field('Name')).toHaveValue(' Kaito ');
    await expect(field('Password')).toHaveAccessibleDescription('2 over the 5-character limit');
    await expect(field('Code')).toHaveAccessibleDescription('2 over the 5-character limit');
    await userEvent.type(field('Name'), 's ');
    await expect(field('Name')).toHaveAccessibleDescription('2 over the 5-character limit');
  },
};

// @spec 2.10-1
export const Multiline: Story = {
  args: { label: 'Notes', isMultiline: true, rows: 4, placeholder: 'Note for your booster' },
  play: async ({ args, canvasElement }) => {
    const area = box(canvasElement);
    await expect(area.tagName).toBe('TEXTAREA');
    await userEvent.type(area, 'one{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('one\ntwo');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Kaito' } };

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'Kaito' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '!');
    await expect(canvas.getByRole('textbox')).toHaveValue('Kaito');
  },
};

/** Waits for 500 ms without typing, or blur. */
// @spec 2.10-1, 4.6-3, 9.0-4
export const Debounced: Story = {
  args: { debounce: 500 },
  play: async ({ args, canvasElement }) => {
    const input = box(canvasElement);
    const time = installFakeTimers();
    try {
      await userEvent.type(input, 'Kai');
      time.advance(499);
      await userEvent.type(input, 'to');
      time.advance(499);
      await expect(args.onChange).not.toHaveBeenCalled();
      time.advance(1);
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith('Kaito');
      await userEvent.type(input, '!');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('Kaito!');
    } finally {
      time.uninstall();
    }
  },
};

/** Simulated keys leave React no time to render before submit, so the value is in a ref. */
function Searched({ onSearch }: { onSearch: (value: string) => void }) {
  const told = useRef('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(told.current);
      }}
    >
      <TextField
        label="Name"
        debounce={500}
        onChange={(value) => {
          told.current = value;
        }}
      />
    </form>
  );
}

const searched = fn();

/** Enter doesn’t wait either. */
export const DebouncedAndSent: Story = {
  render: () => <Searched onSearch={searched} />,
  play: async ({ canvasElement }) => {
    const time = installFakeTimers();
    try {
      await userEvent.type(box(canvasElement), 'Kaito{Enter}');
      await expect(searched).toHaveBeenLastCalledWith('Kaito');
    } finally {
      time.uninstall();
    }
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

/** Whether typed, pasted or composed. */
// @spec 5.0-1, 5.0-2
export const NoSpecialChars: Story = {
  args: { disableSpecialChars: true },
  play: async ({ canvasElement }) => {
    const input = box(canvasElement);
    await expect(input).toHaveAccessibleDescription(messages.textField.specialChars);
    await userEvent.type(input, 'Ka!i@t#o 9,;.:-');
    await expect(input).toHaveValue('Kaito 9,;.:-');
    input.setSelectionRange(2, 2);
    await userEvent.paste('<é&1>');
    await expect(input).toHaveValue('Kaé1ito 9,;.:-');
    await expect(input.selectionStart).toBe(4);
  },
};

/** No line breaks, by Enter or pasted. */
// @spec 5.0-2
export const NoSpecialCharsInAParagraph: Story = {
  args: { disableSpecialChars: true, isMultiline: true },
  play: async ({ args, canvasElement }) => {
    const area = box(canvasElement);
    await userEvent.type(area, 'one{Enter}two');
    await expect(area).toHaveValue('onetwo');
    await userEvent.paste(' and\nthree!');
    await expect(area).toHaveValue('onetwo andthree');
    await expect(args.onChange).toHaveBeenLastCalledWith('onetwo andthree');
  },
};

/** Cleaned where dropped (see `visual-tests/keys.spec.ts`). */
export const DroppedSpecialChars: Story = {
  args: { disableSpecialChars: true, defaultValue: 'Kaito' },
  render: (args) => (
    <>
      <p>{'<é&1>'}</p>
      <TextField {...args} />
    </>
  ),
};

/** Cleaned when composition ends. */
export const ComposedSpecialChars: Story = {
  args: { disableSpecialChars: true },
  play: async ({ args, canvasElement }) => {
    const input = box(canvasElement);
    await userEvent.type(input, 'Zo');
    const write = (value: string) => fireEvent.input(input, { target: { value }, isComposing: true });
    await fireEvent.compositionStart(input);
    await write('Zo@');
    await write('Zo@ë');
    await expect(input).toHaveValue('Zo@ë');
    await expect(args.onChange).toHaveBeenLastCalledWith('Zo');
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('Zoë');
    await expect(args.onChange).toHaveBeenLastCalledWith('Zoë');
  },
};

/** Autofill fires no key events. */
export const AutofilledSpecialChars: Story = {
  args: { disableSpecialChars: true },
  play: async ({ args, canvasElement }) => {
    await fireEvent.input(box(canvasElement), { target: { value: 'Kaito_99!' } });
    await expect(box(canvasElement)).toHaveValue('Kaito99');
    await expect(args.onChange).toHaveBeenLastCalledWith('Kaito99');
  },
};

const words = {
  de: {
    label: 'Benutzerkontowiederherstellungsfrage',
    subLabel: 'Bitte verwenden Sie mindestens acht Zeichen, darunter einen Großbuchstaben.',
    error: 'Diese Wiederherstellungsfrage wurde bereits verwendet.',
  },
  ar: {
    label: 'سؤال استعادة حساب المستخدم',
    subLabel: 'يرجى استخدام ثمانية أحرف على الأقل، بما في ذلك حرف كبير واحد.',
    error: 'لقد استُخدم سؤال الاستعادة هذا من قبل.',
  },
} as const;

export const LongTexts: Story = {
  decorators: [],
  render: () => (
    <StoryFrames>
      {(locale) => (
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField {...words[locale]} isRequired />
          <TextField label={words[locale].label} isMultiline defaultValue={words[locale].subLabel} />
        </div>
      )}
    </StoryFrames>
  ),
  play: async ({ canvasElement }) => {
    for (const field of canvasElement.querySelectorAll<HTMLElement>('.bd-field')) {
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    }
  },
};

/** A checkmark, and text for screen readers. */
export const ValidWithoutMessage: Story = {
  args: { label: 'In-game name', validMessage: null, validLabel: 'That name is right' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox');
    await userEvent.type(box, 'Kaito');
    await expect(box).not.toHaveAccessibleDescription('That name is right');
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription('That name is right');
    await expect(canvasElement.querySelector('.bd-text-field-tick svg')).toBeVisible();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    const of = canvas.getByRole('textbox');
    await expectStyleChange({ of, says: 'data-focused', by: 'outlineStyle' }, () => userEvent.click(of));
  },
};

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    const of = canvas.getByRole('textbox');
    await expectStyleChange({ of, says: 'data-focus-visible', by: 'outlineStyle' }, () => userEvent.tab());
  },
};
