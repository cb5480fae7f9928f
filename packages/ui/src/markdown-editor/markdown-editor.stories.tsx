import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectFullFocusRing } from '../testing/expect-full-focus-ring.ts';
import { expectFramesFit, expectNoOverflow } from '../testing/long-texts.tsx';
import { pressInComposition } from '../testing/press-in-composition.ts';
import { backward, onward } from '../testing/reading-direction.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { MarkdownEditor, type MarkdownEditorProps } from './markdown-editor.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'For writing Markdown. Toolbar buttons and shortcuts insert the syntax, and a tab previews the result.',
  avoid: 'For a chat message or short note, use TextField. HTML input isn’t supported.',
  usedIn: ['Blog: posts', 'Rules and FAQ: text'],
  keys: [
    ['Ctrl + B, Ctrl + I, Ctrl + E', 'Toggles bold, italic or code'],
    ['Ctrl + K', 'Inserts a link with its URL selected'],
    ['Enter in a list or a quote', 'Continues the list or quote. On an empty line, ends it'],
    ['Tab', 'Moves from the tabs to the toolbar to the text'],
    ['Arrow left, Arrow right', 'Moves between toolbar buttons'],
  ],
};

const Editor = (props: MarkdownEditorProps) => {
  const [text, setText] = useState(props.value);
  return (
    <MarkdownEditor
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        props.onChange(next);
      }}
    />
  );
};

const rules = '## Accounts\n\nPlay only on the **server** of the order.\n\n- no purchases\n- no messages\n';

const meta = {
  title: 'Forms/Markdown editor',
  component: MarkdownEditor,
  args: { label: 'Text', value: rules, onChange: fn(), rows: 8 },
  parameters: { page },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <Editor {...args} />
    </div>
  ),
} satisfies Meta<typeof MarkdownEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const areaOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });

export const Text: Story = { args: { subLabel: 'Up to 10,000 characters' } };
export const Empty: Story = { args: { value: '', isRequired: true } };
export const Invalid: Story = { args: { error: 'Enter a message' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const { value } = areaOf(canvasElement);
    await userEvent.type(areaOf(canvasElement), '!');
    await expect(areaOf(canvasElement)).toHaveValue(value);
  },
};
export const WithoutPreview: Story = { args: { hasPreview: false } };

/** A second press removes the formatting. */
export const Buttons: Story = {
  args: { value: 'Play on the server' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = areaOf(canvasElement);
    area.focus();
    area.setSelectionRange(12, 18);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await waitFor(() => expect(area).toHaveValue('Play on the **server**'));
    await waitFor(() => expect(area.selectionEnd).toBe(20));
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await waitFor(() => expect(area).toHaveValue('Play on the server'));
    await userEvent.click(canvas.getByRole('button', { name: 'Bulleted list' }));
    await waitFor(() => expect(area).toHaveValue('- Play on the server'));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Bulleted list' }));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Keys: Story = {
  args: { value: 'Read the list' },
  play: async ({ canvasElement }) => {
    const area = areaOf(canvasElement);
    area.focus();
    area.setSelectionRange(9, 13);
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(area).toHaveValue('Read the [list](https://)'));
    await waitFor(() => expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('https://'));
    area.setSelectionRange(0, 4);
    await userEvent.keyboard('{Control>}i{/Control}');
    await waitFor(() => expect(area).toHaveValue('*Read* the [list](https://)'));
  },
};

/** Between tabs and buttons, and with text shortcuts. */
export const Keyboard: Story = {
  args: { value: 'Play' },
  play: async ({ canvas, canvasElement }) => {
    await expectFocusAfterKeys(
      ['{Tab}', 'tab', 'Write'],
      ['{Tab}', 'button', 'Bold'],
      [onward(), 'button', 'Italic'],
      [backward(), 'button', 'Bold'],
    );
    await expectFullFocusRing(canvas.getByRole('toolbar', { name: 'Formatting' }));
    const area = areaOf(canvasElement);
    area.focus();
    for (const [key, written] of [
      ['b', '**Play**'],
      ['e', '`Play`'],
    ] as const) {
      area.setSelectionRange(0, 4);
      await userEvent.keyboard(`{Control>}${key}{/Control}`);
      await waitFor(() => expect(area).toHaveValue(written));
      await userEvent.keyboard(`{Control>}${key}{/Control}`);
      await waitFor(() => expect(area).toHaveValue('Play'));
    }
  },
};

/** An empty item ends the list. */
export const ContinuesList: Story = {
  args: { value: '1. one' },
  play: async ({ canvasElement }) => {
    const area = areaOf(canvasElement);
    area.focus();
    area.setSelectionRange(6, 6);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(area).toHaveValue('1. one\n2. '));
    await waitFor(() => expect(area.selectionStart).toBe(10));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(area).toHaveValue('1. one\n'));
  },
};

/** Keys that an input method keeps don’t continue the list. */
export const Composing: Story = {
  args: { value: '- nihon' },
  play: async ({ args, canvasElement }) => {
    const area = areaOf(canvasElement);
    area.focus();
    area.setSelectionRange(7, 7);
    pressInComposition('Enter');
    await expect(area).toHaveValue('- nihon');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(area).toHaveValue('- nihon\n- '));
  },
};

export const Preview: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await expect(canvas.getByRole('heading', { name: 'Accounts' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }));
    await expect(areaOf(canvasElement)).toHaveValue(rules);
  },
};

const words = {
  de: {
    label: 'Datenschutzbestimmungen für Auftragnehmerinnen und Auftragnehmer',
    labels: {
      views: 'Ansicht',
      write: 'Bearbeitung',
      preview: 'Leseansicht',
      tools: 'Textauszeichnung',
      bold: 'Fett',
      italic: 'Kursiv',
      code: 'Quelltext',
      link: 'Verknüpfung',
      heading: 'Überschrift',
      list: 'Aufzählung',
      numbers: 'Nummerierung',
      quote: 'Zitat',
      text: 'Wörter',
      address: 'https://',
      nothing: 'Noch nichts anzuzeigen',
      withKey: (command: string, key: string) => `${command} (Strg+${key})`,
    },
    text: '## Auftragsverarbeitungsvereinbarung\n\n- Rechtsschutzversicherungsgesellschaften\n',
  },
  ar: {
    label: 'نص السياسة',
    labels: {
      views: 'عرض',
      write: 'كتابة',
      preview: 'معاينة',
      tools: 'تنسيق',
      bold: 'غامق',
      italic: 'مائل',
      code: 'شيفرة',
      link: 'رابط',
      heading: 'عنوان',
      list: 'قائمة',
      numbers: 'قائمة مرقمة',
      quote: 'اقتباس',
      text: 'كلمات',
      address: 'https://',
      nothing: 'لا شيء بعد',
      withKey: (command: string, key: string) => `${command} (Ctrl+${key})`,
    },
    text: '## سياسة الخصوصية\n\n- لا نبيع بياناتك\n',
  },
} as const;

export const Languages: Story = {
  render: (args) => (
    <StoryFrames>
      {(locale) => (
        <Editor
          {...args}
          label={words[locale].label}
          labels={words[locale].labels}
          value={words[locale].text}
          rows={5}
        />
      )}
    </StoryFrames>
  ),
  play: expectFramesFit,
};

/** Smaller type would make phones zoom in. */
export const OnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    const area = areaOf(canvasElement);
    await expect(area).toHaveStyle({ fontSize: '16px', lineHeight: '24px' });
    const editor = area.closest<HTMLElement>('.bd-markdown-editor')!;
    await expectOnScreen(editor);
    await expectNoOverflow(editor, area);
    const tools = canvas.getByRole('toolbar', { name: 'Formatting' });
    const { bottom } = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(tools.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    for (const button of within(tools).getAllByRole('button')) {
      await expectOnScreen(button);
      await expect([button.offsetWidth, button.offsetHeight]).toEqual([36, 36]);
    }
  },
};

export const AutoFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};
