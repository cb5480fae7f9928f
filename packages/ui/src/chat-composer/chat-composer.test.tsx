// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureAttachments } from '../picture-attachments/picture-attachments.tsx';
import { ChatComposer, type ChatComposerProps } from './chat-composer.tsx';

const OFFLINE = 'You’re offline. Your messages will be sent later.';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const none = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: none, removeEventListener: none }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Renders a composer and returns its announcements and the description of its field. */
function renderComposer(props: Partial<ChatComposerProps>) {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<ChatComposer value="" onChange={() => undefined} onSend={() => undefined} {...props} />));
  const announced = [...page.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter(Boolean);
  const ids = page.querySelector('textarea')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent);
  act(() => root.unmount());
  page.remove();
  return { announced, described };
}

test.each([
  ['nothing', {}, [], []],
  ['offline', { offlineNote: OFFLINE }, [], [OFFLINE]],
  ['typing', { typing: 'Kaito is typing' }, ['Kaito is typing'], []],
  ['offline and typing', { offlineNote: OFFLINE, typing: 'Kaito is typing' }, ['Kaito is typing'], [OFFLINE]],
  ['offline and closed', { offlineNote: OFFLINE, disabledReason: 'Closed' }, [], ['Closed', OFFLINE]],
  [
    'offline and too long',
    { offlineNote: OFFLINE, value: 'four', maxLength: 3 },
    ['1 over the 3-character limit'],
    [OFFLINE, '1 over the 3-character limit'],
  ],
])('the composer announces its own news only; the offline note describes the field: %s', (_, props, heard, notes) => {
  const { announced, described } = renderComposer(props);
  expect([announced, described]).toEqual([heard, notes]);
});

/** Renders a composer with a picture and presses Enter in a field. */
function pressEnter(name: 'Message' | 'Description of picture 1', { alt }: { readonly alt: string }) {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  const onSend = vi.fn();
  const pictures = [{ id: '1', preview: 'blob:1', alt }];
  const none = () => undefined;
  const attached = <PictureAttachments pictures={pictures} onAltChange={none} onRemove={none} maxLength={5} />;
  act(() =>
    root.render(
      <ChatComposer
        label="Message"
        value="Done"
        onChange={none}
        onSend={onSend}
        attachments={attached}
        hasAttachments
      />,
    ),
  );
  const field = page.querySelector<HTMLElement>(`[aria-label="${name}"]`) ?? expect.unreachable('no field');
  act(() => field.focus());
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  act(() => void field.dispatchEvent(event));
  const result = {
    sent: onSend.mock.calls,
    isKept: event.defaultPrevented,
    focused: document.activeElement?.ariaLabel,
  };
  act(() => root.unmount());
  page.remove();
  return result;
}

test('Enter in the message sends it, unless the description of a picture is too long', () => {
  expect(pressEnter('Message', { alt: 'Score' }).sent).toEqual([['Done']]);
  const { sent, focused } = pressEnter('Message', { alt: 'Scores' });
  expect({ sent, focused }).toEqual({ sent: [], focused: 'Description of picture 1' });
});

test('Enter in the description of a picture does not send the message', () => {
  // The default of Enter in a field is to submit its form.
  expect(pressEnter('Description of picture 1', { alt: 'Score' })).toMatchObject({ sent: [], isKept: true });
});

test('another press of Reply on the same message focuses the field again', () => {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  const none = () => undefined;
  const reply = { id: 1, title: 'Replying to Kaito', text: 'Tonight?', onCancel: none };
  const render = (presses: number) =>
    act(() => root.render(<ChatComposer value="" onChange={none} onSend={none} reply={{ ...reply, presses }} />));
  render(0);
  // A restored draft takes no focus.
  expect(document.activeElement).toBe(document.body);
  render(1);
  const input = page.querySelector('textarea');
  expect(document.activeElement).toBe(input);
  input?.blur();
  render(1);
  expect(document.activeElement).toBe(document.body);
  render(2);
  expect(document.activeElement).toBe(input);
  act(() => root.unmount());
  page.remove();
});

test('an open list of suggestions has the keys first, and the field names list and option', () => {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  const onSend = vi.fn();
  const none = () => undefined;
  const render = (handled: boolean) =>
    act(() =>
      root.render(
        <ChatComposer
          value="/"
          onChange={none}
          onSend={onSend}
          completion={{
            listId: handled ? 'list' : undefined,
            activeId: handled ? 'list-1' : undefined,
            list: null,
            onKeyDown: (event) => handled && event.preventDefault(),
            onCursor: none,
          }}
        />,
      ),
    );
  const pressed = () => {
    const field = page.querySelector('textarea') ?? expect.unreachable('no field');
    act(
      () => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
    );
    return [field.getAttribute('aria-controls'), field.getAttribute('aria-activedescendant'), onSend.mock.calls.length];
  };
  render(true);
  expect(pressed()).toEqual(['list', 'list-1', 0]);
  render(false);
  expect(pressed()).toEqual([null, null, 1]);
  act(() => root.unmount());
  page.remove();
});

/** The media features of a device; `any-pointer` also has its further pointers. */
type Device = Readonly<Record<'hover' | 'pointer' | 'any-pointer', string>>;
const phone: Device = { hover: 'none', pointer: 'coarse', 'any-pointer': 'coarse' };
const laptop: Device = { hover: 'hover', pointer: 'fine', 'any-pointer': 'fine' };

test.each<[string, Device, Partial<KeyboardEventInit>, boolean]>([
  ['on a phone', phone, {}, false],
  ['with Shift on a phone', phone, { shiftKey: true }, false],
  ['with Ctrl on a phone', phone, { ctrlKey: true }, false],
  ['on a phone with a mouse', { ...laptop, 'any-pointer': 'coarse' }, {}, true],
  ['on a laptop', laptop, {}, true],
  ['with Shift on a laptop', laptop, { shiftKey: true }, false],
  ['on a laptop with a touch screen', { ...laptop, 'any-pointer': 'coarse' }, {}, true],
  ['on a tablet with a pen', { ...phone, pointer: 'fine' }, {}, true],
])(
  'Enter sends the message, or starts a new line where the keyboard has no other key for it: %s',
  (_, device, keys, isSent) => {
    const none = () => undefined;
    vi.stubGlobal('matchMedia', (query: string) => {
      const features = [...query.matchAll(/\(([\w-]+): (\w+)\)/g)];
      const matches = features.every(([, name, value]) => device[name as keyof Device] === value);
      return { matches, addEventListener: none, removeEventListener: none };
    });
    const onSend = vi.fn();
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    act(() => root.render(<ChatComposer value="one" onChange={none} onSend={onSend} />));
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...keys });
    act(() => void page.querySelector('textarea')?.dispatchEvent(enter));
    // The browser starts a new line unless the key is prevented.
    expect([onSend.mock.calls, enter.defaultPrevented]).toEqual(isSent ? [[['one']], true] : [[], false]);
    const hint = page.querySelector('textarea')?.getAttribute('enterkeyhint');
    expect(hint).toBe(device === phone ? 'enter' : 'send');
    act(() => root.unmount());
    page.remove();
  },
);
