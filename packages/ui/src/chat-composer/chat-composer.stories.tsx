import type { Meta, StoryObj } from '@storybook/react-vite';
import { type KeyboardEvent, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { pressInComposition } from '../testing/press-in-composition.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { ChatComposer, type ChatComposerProps } from './chat-composer.tsx';

const attach = (
  <IconButton aria-label="Attach a picture">
    <Icon name="image" />
  </IconButton>
);

const Drafted = (props: ChatComposerProps) => {
  const [draft, setDraft] = useState(props.value);
  const send = (text: string) => {
    props.onSend(text);
    setDraft('');
  };
  return <ChatComposer {...props} value={draft} onChange={setDraft} onSend={send} />;
};

const page: StoryPage = {
  status: 'stable',
  purpose: 'For writing a message. Grows with the text, sends with Enter and says when sending isn’t possible.',
  avoid: 'For long text in a form, use a multi-line text field.',
  usedIn: ['Order'],
  keys: [
    ['Enter', 'Sends the message. On touch screens, starts a new line'],
    ['Shift+Enter', 'Starts a new line'],
    ['Escape', 'Cancels the reply'],
    ['Tab', 'Moves between reply, pictures, text and Send'],
  ],
};

const meta = {
  title: 'Chat/Chat composer',
  component: ChatComposer,
  args: {
    value: '',
    onChange: fn(),
    onSend: fn(),
    label: 'Message to Kaito',
    placeholder: 'Message Kaito',
    actions: attach,
  },
  render: (args) => <Drafted {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 384, background: 'var(--bd-surface)' }}>{Story()}</div>],
  parameters: { page },
} satisfies Meta<typeof ChatComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Message to Kaito' });
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(input, '  {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('one\ntwo');
    await expect(input).toHaveValue('');
  },
};

const Answering = (props: ChatComposerProps) => {
  const [isReply, setReply] = useState(false);
  const [presses, setPresses] = useState(0);
  const start = () => {
    setReply(true);
    setPresses(presses + 1);
  };
  const reply = {
    id: 1,
    title: 'Replying to Kaito',
    text: 'Shall I play Ahri tonight?',
    presses,
    onCancel: () => setReply(false),
  };
  return (
    <>
      <button type="button" onClick={start}>
        Reply
      </button>
      <Drafted {...props} reply={isReply ? reply : undefined} />
    </>
  );
};

/** The field takes the focus, also when the reply is cancelled. */
export const ReplyTo: Story = {
  render: (args) => <Answering {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const start = canvas.getByRole('button', { name: 'Reply' });
    await userEvent.click(start);
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Replying to Kaito Shall I play Ahri tonight?');
    await userEvent.click(start);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Replying to Kaito')).toBeNull();
    await userEvent.click(start);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel reply' }));
    await expect(canvas.queryByText('Replying to Kaito')).toBeNull();
    await expect(input).toHaveFocus();
    await userEvent.click(start);
  },
};

/** Text that shows nothing counts as empty. */
export const OnlySpaces: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    for (const text of ['\u200b', '\u2800', '\u3164', '\u00ad', '\u200f', ' \u2060\n']) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
      await userEvent.keyboard('{Enter}');
    }
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.paste('a');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Keys that an input method keeps don’t send. */
export const Composing: Story = {
  args: { value: 'nihon' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    pressInComposition('Enter');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('nihon');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('nihon');
  },
};

/** Replaces what the device says about its pointer. */
const onTouch = () => {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    query.includes('pointer: coarse')
      ? Object.assign(new EventTarget(), { matches: true } as MediaQueryList)
      : matchMedia(query);
  return () => {
    window.matchMedia = matchMedia;
  };
};

/** On touch screens, Enter starts a new line and the button sends. */
export const Touch: Story = {
  beforeEach: onTouch,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('enterkeyhint', 'enter');
    await userEvent.type(input, 'one{Enter}two{Enter}{Shift>}{Enter}{/Shift}three{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(input).toHaveValue('one\ntwo\n\nthree\n');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('one\ntwo\n\nthree');
    await userEvent.type(input, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

const SUGGESTIONS = ['Hi Mina, I start now.', 'The next game starts in a minute.'];

/** A list that opens with `/`. */
const Completing = (props: ChatComposerProps) => {
  const [text, setText] = useState(props.value);
  const [active, setActive] = useState(0);
  const isOpen = text.endsWith('/');
  const insert = (place: number) => setText(text.slice(0, -1) + SUGGESTIONS[place]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.shiftKey || !['ArrowDown', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Enter') insert(active);
    else setActive((active + 1) % SUGGESTIONS.length);
  };
  const list = (
    <div
      id="suggestions"
      role="listbox"
      aria-label="Quick replies"
      style={{
        ...{ position: 'absolute', insetInline: 0, insetBlockEnd: '100%', background: 'var(--bd-surface-2)' },
        ...{ border: '1px solid var(--bd-border-strong)', borderRadius: 'var(--bd-r-card)', overflow: 'hidden' },
      }}
    >
      {SUGGESTIONS.map((suggestion, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={suggestion}
          id={`suggestions-${place}`}
          role="option"
          aria-selected={place === active}
          style={{ padding: 'var(--bd-s-8)', background: place === active ? 'var(--bd-surface-active)' : undefined }}
        >
          {suggestion}
        </div>
      ))}
    </div>
  );
  return (
    <ChatComposer
      {...props}
      value={text}
      onChange={setText}
      completion={{
        listId: isOpen ? 'suggestions' : undefined,
        activeId: isOpen ? `suggestions-${active}` : undefined,
        list: isOpen && list,
        onKeyDown,
        onCursor: () => undefined,
      }}
    />
  );
};

/** While the list of suggestions is open, it has the keys first. */
export const Suggestions: Story = {
  args: { value: '/' },
  render: (args) => <Completing {...args} />,
  decorators: [(Story) => <div style={{ paddingBlockStart: 96 }}>{Story()}</div>],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    const chosen = canvas.getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('The next game starts in a minute.');
    await expect(input).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(input).toHaveValue('The next game starts in a minute.');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.clear(input);
    await userEvent.keyboard('/');
  },
};

/** Parts of the text that the writer still has to replace. */
export const Placeholders: Story = {
  args: { value: 'I play tonight at {{time}} on {{server}}.', marks: [] },
  render: (args) => {
    const marks = [...args.value.matchAll(/\{\{\w+\}\}/g)].map(({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
    }));
    return <ChatComposer {...args} marks={marks} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['{{time}}', '{{server}}']);
    const copy = marks[0]?.parentElement;
    await expect(copy).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(copy?.clientWidth).toBe(canvas.getByRole('textbox').clientWidth));
  },
};

export const Typing: Story = { args: { typing: 'Kaito is typing' } };
export const Draft: Story = { args: { value: 'Could you play Ahri tonight?\nI’d love to watch the replay.' } };
export const Offline: Story = { args: { offlineNote: 'You’re offline. 1 message will be sent later.' } };
export const Closed: Story = { args: { disabledReason: 'This chat is closed because the order is complete.' } };

/** Text that’s too long stays in the field. */
export const TooLong: Story = {
  args: { maxLength: 8 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('All of this');
    await expect(input).toHaveValue('All of this');
    await expect(input).toHaveAccessibleDescription('3 over the 8-character limit');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveAccessibleDescription('2 over the 8-character limit');
    const heard = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(heard).toContain('3 over the 8-character limit');
    await userEvent.keyboard('{Backspace>2/}{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('All of t');
    await userEvent.paste('All of this');
  },
};

export const LongTexts: Story = longTexts(({ name, label, text }) => (
  <ChatComposer
    value={text}
    onChange={() => undefined}
    onSend={() => undefined}
    label={label}
    placeholder={name}
    typing={name}
    offlineNote={text}
  />
));

export const Keyboard: Story = {
  args: { value: 'Sure' },
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'textbox', 'Message to Kaito'], ['{Tab}', 'button', 'Attach a picture']);
    await expectFocusAfterKeys(['{Tab}', 'button', 'Send']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Sure');
    await expect(screen.getByRole('textbox', { name: 'Message to Kaito' })).toHaveFocus();
  },
};

/** Smaller type would make phones zoom in. */
const carried = (...files: readonly File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};

/** Pasted and dropped files are passed on; pasted text stays text, also when a picture of it comes along. */
export const Files: Story = {
  args: { onFiles: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    const picture = new File(['x'], 'score.png', { type: 'image/png' });
    const paste = (clipboardData: DataTransfer) =>
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    paste(carried(picture));
    await expect(args.onFiles).toHaveBeenLastCalledWith([picture]);
    const mixed = carried(picture);
    mixed.setData('text/plain', 'The score');
    paste(mixed);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    const form = canvasElement.querySelector('form') ?? canvasElement;
    const drag = (type: string) => {
      const init = { dataTransfer: carried(picture), bubbles: true, cancelable: true };
      form.dispatchEvent(new DragEvent(type, init));
    };
    drag('dragover');
    await waitFor(() => expect(form).toHaveAttribute('data-drop-target'));
    drag('drop');
    await waitFor(() => expect(form).not.toHaveAttribute('data-drop-target'));
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};

/** With attachments, a message needs no text. */
export const WithAttachments: Story = {
  args: { attachments: <p>One picture</p>, hasAttachments: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('');
  },
};

export const OnAPhone: Story = {
  ...Draft,
  globals: onAPhone,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveStyle({ fontSize: '16px' });
    const composer = input.closest<HTMLElement>('.bd-composer')!;
    await expectOnScreen(composer);
    await expectNoOverflow(composer);
    await expect(canvas.getByRole('button', { name: 'Attach a picture' }).offsetHeight).toBe(36);
  },
};
