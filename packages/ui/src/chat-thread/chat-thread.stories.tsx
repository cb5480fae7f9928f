import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { detailMessages } from '../messages/detail-messages.ts';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { conversation as entries } from '../testing/sample-chat.tsx';
import type { ChatLabels } from './chat-entry.ts';
import { type ChatEntry, ChatThread } from './chat-thread.tsx';

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime();

const page: StoryPage = {
  status: 'stable',
  purpose: 'Chat messages by day: yours and others’, delivery status and where unread messages start.',
  avoid: 'For order history, use a timeline.',
  usedIn: ['Order'],
  keys: [
    ['Tab', 'Moves to the messages (scroll with arrow keys) and to the controls in them'],
    [
      'Enter, Space',
      'Resends, replies, shows who has seen a message or a quoted message, loads older messages or jumps to the latest',
    ],
    ['ArrowUp, ArrowDown, Home, End', 'On a reply button: moves to that of another message'],
  ],
};

const meta = {
  title: 'Chat/Chat thread',
  component: ChatThread,
  args: { entries, clock: () => at(21, 15, 0), onRetry: fn(), onDiscard: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 480, maxWidth: 384, background: 'var(--bd-surface)' }}>{Story()}</div>
    ),
  ],
  parameters: { page },
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = { args: { unreadFrom: '7' } };

export const Delivery: Story = {
  args: {
    entries: (['seen', 'delivered', 'sent', 'waiting', 'failed'] as const).map((delivery, index) => ({
      kind: 'message',
      id: delivery,
      at: at(21, 14, index),
      isOwn: true,
      delivery,
      text: `This one is ${delivery}`,
    })),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('failed');
  },
};

const details = { label: 'Delivery of this message', content: 'Kaito · Booster, seen at 2:05 PM' };

/** The delivery status shows who has received the message. */
export const DeliveryDetails: Story = {
  args: {
    entries: ['1', '2'].map((id, index) => ({
      kind: 'message',
      id,
      at: at(21, 14, index),
      isOwn: true,
      canReply: true,
      delivery: 'seen',
      deliveryDetails: details,
      text: `Message ${id}`,
    })),
    onReply: fn(),
  },
  play: async ({ canvasElement }) => {
    const marks = within(canvasElement).getAllByRole('button', { name: 'Seen' });
    await expect(marks.map((mark) => mark.tabIndex)).toEqual([-1, 0]);
    await userEvent.click(marks[0]!);
    const panel = await screen.findByRole('dialog', { name: details.label });
    await expect(panel).toHaveTextContent(details.content);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Only the button retries, not scrolling. */
export const OlderFailed: Story = {
  args: { hasOlder: true, hasOlderFailed: true, onLoadOlder: fn() },
  decorators: [(Story) => <div style={{ display: 'flex', height: 260 }}>{Story()}</div>],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    const isScrolled = new Promise((resolve) => log.addEventListener('scroll', resolve, { once: true }));
    log.scrollTop = 0;
    await isScrolled;
    await expect(args.onLoadOlder).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Load older messages' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { entries: [] } };

const Growing = () => {
  const [shown, setShown] = useState(entries);
  const add = () => {
    const id = String(shown.length + 1);
    setShown([...shown, { kind: 'message', id, at: at(21, 15, shown.length), isOwn: false, text: `Message ${id}` }]);
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
      <button type="button" onClick={add}>
        Receive a message
      </button>
      <ChatThread entries={shown} clock={() => at(21, 16, 0)} />
    </div>
  );
};

const waits: ChatEntry = {
  kind: 'message',
  id: 'own',
  at: at(21, 14, 5),
  isOwn: true,
  delivery: 'waiting',
  text: 'On its way',
};
const came: ChatEntry = { kind: 'message', id: '8', at: at(21, 14, 4), isOwn: false, text: 'Written at the same time' };

function WrittenAtOnce({ onReach }: { onReach: (count: number) => void }) {
  const [list, setList] = useState([...entries, waits]);
  return (
    <>
      <button type="button" onClick={() => setList([...entries, came, waits])}>
        Receive
      </button>
      <ChatThread entries={list} clock={() => at(21, 15, 0)} onReachNewest={() => onReach(list.length)} />
    </>
  );
}

const reaches = fn<(count: number) => void>();

export const LoadsEarlierMessages: Story = {
  render: () => <WrittenAtOnce onReach={reaches} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(reaches).toHaveBeenLastCalledWith(entries.length + 2));
  },
};

const Talking = () => {
  const [list, setList] = useState<readonly ChatEntry[]>(entries);
  const add = (entry: ChatEntry) => setList((before) => [...before.filter(({ id }) => id !== entry.id), entry]);
  const shared = { kind: 'message', author: 'Kaito', isAuthorHidden: true, isOwn: false } as const;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
      <button type="button" onClick={() => add({ ...shared, id: 'in', at: at(21, 14, 6), text: 'On my way' })}>
        Receive
      </button>
      <button type="button" onClick={() => add(waits)}>
        Write
      </button>
      <button type="button" onClick={() => add({ ...waits, delivery: 'sent' })}>
        Sent
      </button>
      <button type="button" onClick={() => add({ ...waits, id: 'lost', delivery: 'waiting' })}>
        Write again
      </button>
      <button type="button" onClick={() => add({ ...waits, id: 'lost', delivery: 'failed' })}>
        Fail
      </button>
      <ChatThread entries={list} clock={() => at(21, 15, 0)} />
    </div>
  );
};

/** Screen readers announce new messages and the delivery of own ones, but no older messages. */
export const Announcements: Story = {
  render: () => <Talking />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const press = (name: string) => canvas.getByRole('button', { name }).click();
    await expect(canvas.getByRole('log')).toHaveAttribute('aria-live', 'off');
    await expect(status).toHaveTextContent('');
    press('Receive');
    await waitFor(() => expect(status).toHaveTextContent('Kaito: On my way'));
    await expect(canvas.getByText('Kaito:')).toBeInTheDocument();
    press('Write');
    await waitFor(() => expect(canvas.getByText('Waiting to send')).toBeVisible());
    press('Sent');
    await waitFor(() => expect(status).toHaveTextContent(/^Sent$/));
    press('Write again');
    await waitFor(() => expect(canvas.getByText('Waiting to send')).toBeVisible());
    press('Fail');
    await waitFor(() => expect(status).toHaveTextContent(/^Not sent$/));
  },
};

const history: readonly ChatEntry[] = [
  ...Array.from({ length: 30 }, (_, index): ChatEntry => {
    const id = String(index + 1);
    return { kind: 'message', id, at: at(21, 9, index), isOwn: false, text: `Message ${id}`, canReply: true };
  }),
  {
    kind: 'message',
    id: '31',
    at: at(21, 14, 0),
    isOwn: true,
    delivery: 'seen',
    quote: { author: 'Kaito', text: 'Message 3', canShow: true },
    text: 'Thanks for this one',
    canReply: true,
  },
  {
    kind: 'message',
    id: '32',
    at: at(21, 14, 1),
    isOwn: false,
    quote: { text: 'Message not available' },
    text: 'And for that one',
    canReply: true,
  },
];

const Replying = ({ onReply }: { readonly onReply: (id: string) => void }) => {
  const [target, setTarget] = useState<string>();
  return (
    <ChatThread
      entries={history}
      clock={() => at(21, 15, 0)}
      onReply={onReply}
      onShowQuoted={() => setTarget('3')}
      target={target}
      onTargetShown={() => setTarget(undefined)}
    />
  );
};

const replies = fn<(id: string) => void>();

/** A quote leads to its message. The reply buttons are one tab stop, and point the other way from right to left. */
export const Replies: Story = {
  render: () => <Replying onReply={replies} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(canvas.getByText('Message not available').closest('button')).toBeNull();
    log.focus();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('button', { name: 'In reply to Kaito Message 3' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    const buttons = canvas.getAllByRole('button', { name: 'Reply to this message' });
    await expect(buttons.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(buttons.at(-3)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(replies).toHaveBeenCalledWith('30');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(buttons[0]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}{Shift>}{Tab}{/Shift}{Enter}');
    const item = canvas.getByText('Message 3', { selector: '.bd-chat__bubble' }).closest('li');
    await waitFor(() => expect(item).toHaveFocus());
    const [box, shown] = [log.getBoundingClientRect(), item?.getBoundingClientRect()];
    await expect(shown?.top).toBeGreaterThan(box.top);
    await expect(shown?.bottom).toBeLessThan(box.bottom);
    await expect(canvas.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
    await userEvent.click(canvas.getByText('Message 4'));
    await expect(item).not.toHaveFocus();
    log.dir = 'rtl';
    const [arrow] = buttons.flatMap((button) => [...button.querySelectorAll('svg')]);
    await expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    log.dir = '';
  },
};

const heaped = `a${'\u0301'.repeat(60)}`;

/** Stacked diacritics are clipped at the bubble. */
export const StackedDiacritics: Story = {
  args: {
    entries: ['Before', heaped, 'After'].map((text, index) => ({
      kind: 'message',
      id: String(index),
      at: at(21, 14, index),
      isOwn: false,
      text,
    })),
  },
  play: async ({ canvasElement }) => {
    const bubble = within(canvasElement).getByText(heaped);
    const style = getComputedStyle(bubble);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.font = style.font;
    await expect(pen.measureText(heaped).actualBoundingBoxAscent).toBeGreaterThan(bubble.clientHeight);
    await expect([style.overflowX, style.overflowY]).toEqual(['clip', 'clip']);
  },
};

/** Follows the latest message; readers further up get a notice. */
export const StaysAtNewest: Story = {
  render: () => <Growing />,
  decorators: [(Story) => <div style={{ display: 'flex', height: 260 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    const distance = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    const come = canvas.getByRole('button', { name: 'Receive a message' });
    await userEvent.click(come);
    await waitFor(() => expect(distance()).toBeLessThan(2));
    log.scrollTop = 0;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(come);
    const jump = await canvas.findByRole('button', { name: '1 new message, jump to latest' });
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(jump);
    await waitFor(() => expect(distance()).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: /jump/ })).toBeNull();
  },
};

const numbered = (from: number, to: number): ChatEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const id = String(from + index);
    const text = `Message ${id} ${'and more '.repeat(((from + index) % 4) * 2)}`;
    return { kind: 'message', id, at: at(21, 9, from + index), isOwn: false, text };
  });
const unsent: ChatEntry = { ...waits, id: 'unsent', text: 'Not yet sent' };

interface Change {
  readonly entries: readonly ChatEntry[];
  readonly isLoadingOlder?: boolean;
}

const start: Change = { entries: [...numbered(51, 100), unsent] };
const changes: readonly (readonly [name: string, news: number, change: Change])[] = [
  ['a message during the request', 1, { entries: [...numbered(51, 101), unsent], isLoadingOlder: true }],
  ['the request', 0, { ...start, isLoadingOlder: true }],
  ['an older page', 0, { entries: [...numbered(1, 100), unsent] }],
  ['an older page and a message', 1, { entries: [...numbered(1, 101), unsent] }],
  ['a refetch that drops the oldest message', 1, { entries: [...numbered(52, 101), unsent] }],
  ['an older page and three messages', 3, { entries: [...numbered(1, 103), unsent] }],
];

const Changing = () => {
  const [change, setChange] = useState(start);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <button type="button" onClick={() => setChange(start)}>
        Start
      </button>
      {changes.map(([name, , next]) => (
        <button key={name} type="button" onClick={() => setChange(next)}>
          {name}
        </button>
      ))}
      <ChatThread {...change} hasOlder onLoadOlder={fn()} clock={() => at(21, 16, 0)} />
    </div>
  );
};

/** Whatever arrives above or below, a reader further up keeps the place. */
export const KeepsPlace: Story = {
  render: () => <Changing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    const place = () => canvas.getByText(/Message 53 /).getBoundingClientRect().top - log.getBoundingClientRect().top;
    for (const [name, news] of changes) {
      await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
      log.scrollTop = log.scrollHeight;
      await waitFor(() => expect(canvas.queryByRole('button', { name: /jump/i })).toBeNull());
      log.scrollTop = 150;
      await canvas.findByRole('button', { name: 'Jump to latest' });
      const before = place();
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(Math.abs(place() - before), name).toBeLessThan(1);
      const jump = canvas.getByRole('button', { name: /jump to latest/i });
      await expect(jump, name).toHaveTextContent(news === 0 ? 'Jump to latest' : new RegExp(`^${news} new message`));
    }
  },
};

const labels: Readonly<Record<'de' | 'ar', ChatLabels>> = {
  de: {
    ...detailMessages.chat,
    today: 'Heute',
    yesterday: 'Gestern',
    unread: (count) => `${count} ungelesen`,
    failed: 'Nicht gesendet',
    retry: 'Erneut versuchen',
    discard: 'Verwerfen',
  },
  ar: {
    ...detailMessages.chat,
    today: 'اليوم',
    yesterday: 'أمس',
    unread: (count) => `${count} غير مقروءة`,
    failed: 'لم تُرسل',
    retry: 'إعادة المحاولة',
    discard: 'تجاهل',
  },
};

export const LongTexts: Story = longTexts(({ text, title }, locale) => (
  <ChatThread
    labels={labels[locale]}
    clock={() => at(21, 15, 0)}
    unreadFrom="2"
    entries={[
      { kind: 'message', id: '1', at: at(20, 20, 12), isOwn: true, delivery: 'failed', text },
      { kind: 'system', id: 's', at: at(20, 20, 20), text: title },
      { kind: 'message', id: '2', at: at(21, 14, 2), isOwn: false, text },
    ]}
  />
));

export const Keyboard: Story = {
  args: { entries: [{ kind: 'message', id: '1', at: at(21, 14, 2), isOwn: true, delivery: 'failed', text: 'Sure' }] },
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'log', /./], ['{Tab}', 'button', 'Try again']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith('1');
    await expectFocusAfterKeys(['{Tab}', 'button', /./]);
    await userEvent.keyboard('[Space]');
    await expect(args.onDiscard).toHaveBeenCalledWith('1');
  },
};
