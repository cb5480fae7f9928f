import type { SessionClaims } from '@boostdesk/auth';
import { createMemoryStore, createOutbox, type OutboxRequest } from '@boostdesk/realtime/outbox';
import { act, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { toasts } from '../../../../core/toasts.ts';
import { renderInApp } from '../../../../testing/in-app.tsx';
import { orderView } from '../../../../testing/order-view.ts';
import { stubLayout } from '../../../../testing/stub-layout.ts';
import { typeInto } from '../../../../testing/type-into.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { Chat } from '../chat.tsx';
import { useChat } from '../use-chat.ts';

const ORDER = 9;
const MINA = { id: 5, name: 'Mina', image: null };
const KAITO = { id: 7, name: 'Kaito', image: null };
const order = orderView(ORDER, {
  status: 1,
  customer: MINA,
  booster: KAITO,
  credentials: { needed: true, saved: true, savedAt: null, erasedAt: null },
});

beforeEach(() => {
  localStorage.clear();
  toasts.closeAll();
  Element.prototype.scrollIntoView ??= () => undefined;
});

const Page = () => {
  const chat = useChat(ORDER);
  const [isShown, setShown] = useState(true);
  return (
    <>
      <AccountCard order={order} />
      <button type="button" onClick={() => setShown(!isShown)}>
        Leave or return
      </button>
      {isShown && <Chat order={order} chat={chat} isShown />}
    </>
  );
};

/** The server knows the password 'of-the-game'. */
async function open(self: { readonly id: number } = MINA, role: 2 | 3 | 4 = 3) {
  stubLayout();
  const sent: OutboxRequest[] = [];
  const outbox = createOutbox({
    user: self.id,
    store: createMemoryStore(),
    send: async (request) => {
      if (request.msg.includes('of-the-game') && request.confirmed !== true)
        return { ok: false, code: 'needs_confirmation', message: 'Personal.' };
      sent.push(request);
      return { ok: true, id: sent.length, seqInOrder: sent.length, createdAt: '2026-11-29T10:00:00.000Z' };
    },
    lock: (_, task) => task(),
  });
  const live = { status: () => 'online', onStatus: () => () => undefined, request: async () => ({ ok: true }) };
  const { page, settle } = await renderInApp({
    node: <Page />,
    claims: {
      user: self.id,
      role,
      employee: role === 2 ? { games: [1] } : null,
      notification: true,
    } as unknown as SessionClaims,
    answers: {
      chatMessage: {
        getHistory: () => ({ messages: [], more: false, firstUnread: null }),
        makeOrderRead: () => ({ ok: true }),
      },
    },
    services: { outbox, live, rooms: { enter: () => () => undefined } } as never,
  });
  const dialog = () => document.querySelector('[role=alertdialog]');
  const field = () =>
    page.querySelector<HTMLTextAreaElement>('.bd-composer textarea') ?? expect.unreachable('no field');
  const press = async (name: string, place: ParentNode = document) => {
    const button = [...place.querySelectorAll('button')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    );
    await act(async () => button?.click());
    await settle();
  };
  return {
    page,
    press,
    dialog,
    field,
    sent: () => sent.map(({ msg, confirmed }) => [msg, confirmed]),
    unsent: () => outbox.messages().map(({ msg, state }) => `${msg} ${state}`),
    write: async (text: string) => {
      await typeInto(field(), text);
      await press('Send', page);
    },
    buttons: () => [...(dialog()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent),
  };
}

test('a message without personal details is sent at once', async () => {
  const { write, sent, dialog } = await open();
  await write('@Kaito we won 12-3, order #10482');
  expect([sent(), dialog()]).toEqual([[['@Kaito we won 12-3, order #10482', false]], null]);
});

test('a phone number is sent only after Send anyway', async () => {
  const { write, sent, dialog, buttons, press, field } = await open();
  await write('Call +49 151 12345678');
  expect(dialog()?.textContent).toContain('This message seems to contain: a phone number.');
  expect(buttons()).toEqual(['Edit', 'Send anyway', 'Move to account details']);
  expect([sent(), field().value]).toEqual([[], 'Call +49 151 12345678']);
  await press('Send anyway');
  expect([sent(), field().value, dialog()]).toEqual([[['Call +49 151 12345678', true]], '', null]);
});

test('Edit keeps the text in the composer and sends nothing', async () => {
  const { write, sent, dialog, press, field } = await open();
  await write('t.me/mina');
  await press('Edit');
  expect([sent(), field().value, dialog()]).toEqual([[], 't.me/mina', null]);
});

test('a message that the server refuses is kept, and sent by Send anyway', async () => {
  const { write, sent, unsent, dialog, press } = await open();
  await write('Try of-the-game');
  expect(dialog()?.textContent).toContain('login details of the game account');
  expect([sent(), unsent()]).toEqual([[], ['Try of-the-game failed']]);
  await press('Send anyway');
  expect([sent(), unsent(), dialog()]).toEqual([[['Try of-the-game', true]], [], null]);
});

test('Edit takes a refused message back into the composer, above a text that is there', async () => {
  const { write, sent, unsent, press, field } = await open();
  await write('Try of-the-game');
  await typeInto(field(), 'Begun');
  await press('Edit');
  expect([sent(), unsent(), field().value]).toEqual([[], [], 'Try of-the-game\nBegun']);
});

test('Move to account details opens their form with what the message labels', async () => {
  const { write, sent, page, press } = await open();
  await write('login: robin password: secret1');
  await press('Move to account details');
  const value = (name: string) => page.querySelector<HTMLInputElement>(`#account input[name=${name}]`)?.value;
  expect([value('login'), value('password'), sent()]).toEqual(['robin', 'secret1', []]);
});

describe('Move to account details takes the text out of the composer', () => {
  const note = (page: ParentNode) => page.querySelector<HTMLTextAreaElement>('#account textarea')?.value;
  const undo = async () => {
    const moved = toasts.getSnapshot().visible.find(({ title }) => title === 'Message moved');
    await act(async () => moved?.action?.onAction());
  };

  test('of a message that was not sent; Undo puts it back above a text that was begun', async () => {
    const { write, press, field } = await open();
    await write('login: robin password: secret1');
    await press('Move to account details');
    expect(field().value).toBe('');
    await typeInto(field(), 'Begun');
    await undo();
    expect(field().value).toBe('login: robin password: secret1\nBegun');
  });

  test('after the chat was left and shown again, Undo keeps what was written since', async () => {
    const { write, press, field } = await open();
    await write('login: robin password: secret1');
    await press('Move to account details');
    await press('Leave or return');
    await press('Leave or return');
    await typeInto(field(), 'Begun');
    await undo();
    expect(field().value).toBe('login: robin password: secret1\nBegun');
  });

  test('while the chat is left, Undo puts it where the chat shows it later', async () => {
    const { write, press, field } = await open();
    await write('login: robin password: secret1');
    await press('Move to account details');
    await typeInto(field(), 'Begun');
    await press('Leave or return');
    await undo();
    await press('Leave or return');
    expect(field().value).toBe('login: robin password: secret1\nBegun');
  });

  test('of a message that the server refused, which is not sent again', async () => {
    const { write, sent, unsent, press, page, field } = await open();
    await write('Try of-the-game');
    await press('Move to account details');
    expect([sent(), unsent(), field().value, note(page)]).toEqual([[], [], '', 'Try of-the-game']);
  });

  test('into the note when nothing is labelled, or when the form has other values', async () => {
    const { write, press, page } = await open();
    await write('login: robin password: secret1');
    await press('Move to account details');
    expect(note(page)).toBe('');
    await write('password: secret2');
    await press('Move to account details');
    expect(note(page)).toBe('password: secret2');
  });
});

test('a booster has no form for account details', async () => {
  const { write, buttons } = await open(KAITO, 2);
  await write('add me on discord nova#1234');
  expect(buttons()).toEqual(['Edit', 'Send anyway']);
});

test('staff may write how they can be reached', async () => {
  const { write, sent } = await open({ id: 1 }, 4);
  await write('Write to help@boostdesk.example');
  expect(sent()).toEqual([['Write to help@boostdesk.example', false]]);
});
