// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { MarkdownEditor } from '../markdown-editor/markdown-editor.tsx';
import { TextField } from '../text-field/text-field.tsx';

const LIMIT = 4_000;
const SHOWN = 14_000;
const LONG = 'x'.repeat(1_000_000);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const none = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: none, removeEventListener: none }));
});

type Render = (value: string, onChange: (text: string) => void) => ReactNode;
const composer: Render = (value, onChange) => (
  <ChatComposer value={value} onChange={onChange} onSend={() => undefined} maxLength={LIMIT} />
);
const note: Render = (value, onChange) => (
  <TextField label="Note" isMultiline value={value} onChange={onChange} maxLength={LIMIT} />
);
const editor: Render = (value, onChange) => (
  <MarkdownEditor label="Text" value={value} onChange={onChange} maxLength={LIMIT} />
);

interface FieldProps {
  readonly render: Render;
  readonly start: string;
  readonly onChange: (text: string) => void;
}

const Field = ({ render, start, onChange }: FieldProps) => {
  const [value, setValue] = useState(start);
  return render(value, (next) => {
    onChange(next);
    setValue(next);
  });
};

function open(render: Render, start: string) {
  const values = [start];
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  });
  act(() => root.render(<Field render={render} start={start} onChange={(text) => void values.push(text)} />));
  const field = page.querySelector('textarea');
  if (field === null) throw new Error('There is no field.');
  /** Texts of this length were laid out. */
  const lengths: number[] = [];
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  const descriptor = Object.getOwnPropertyDescriptor(field, 'value');
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => descriptor?.get?.call(field) ?? get?.call(field),
    set: (text: string) => {
      lengths.push(text.length);
      (descriptor?.set ?? set)?.call(field, text);
    },
  });
  const insert = (data: string) => {
    const event = new InputEvent('beforeinput', {
      data,
      inputType: 'insertFromPaste',
      bubbles: true,
      cancelable: true,
    });
    act(() => void field.dispatchEvent(event));
    return event.defaultPrevented;
  };
  /** The user changes the text of the field. */
  const edit = (text: string, cursor = text.length) =>
    act(() => {
      set?.call(field, text);
      field.setSelectionRange(cursor, cursor);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { edit, field, insert, lengths, page, value: () => values.at(-1) };
}

test.each([
  ['message', composer],
  ['note', note],
  ['Markdown text', editor],
])('a pasted million characters is kept, and the field of a %s never has more than it can show', (_, render) => {
  const { field, insert, lengths, page, value } = open(render, 'abc');
  field.setSelectionRange(1, 2);
  expect(insert(LONG)).toBe(true);
  expect(value()).toBe(`a${LONG}c`);
  expect(field.value).toHaveLength(SHOWN);
  expect(Math.max(...lengths)).toBe(SHOWN);
  expect(lengths.length).toBeLessThan(3);
  expect(page.textContent).toContain('996,002 over the 4,000-character limit. Only the beginning is shown');
});

test('a short paste is left to the browser', () => {
  const { insert, value } = open(composer, 'abc');
  expect(insert('x'.repeat(10_000))).toBe(false);
  expect(value()).toBe('abc');
});

test('a draft of a million characters shows its beginning, and follows the edits of it', () => {
  const { edit, field, value } = open(composer, `${'a'.repeat(SHOWN)}${LONG}`);
  expect(field.value).toBe('a'.repeat(SHOWN));
  edit('a'.repeat(SHOWN - 5), 7);
  expect(value()).toBe(`${'a'.repeat(SHOWN - 5)}${LONG}`);
  expect(field.value).toBe(`${'a'.repeat(SHOWN - 5)}xxxxx`);
  expect([field.selectionStart, field.selectionEnd]).toEqual([7, 7]);
});

test('emptying the field drops the part that it does not show', () => {
  const { edit, page, value } = open(composer, LONG);
  edit('');
  expect(value()).toBe('');
  expect(page.textContent).not.toContain('over the');
});
