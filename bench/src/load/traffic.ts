import { randomUUID } from 'node:crypto';
import type { Person, Tab } from './people.ts';

const WAIT_MS = 60_000;
const TICK_MS = 20;
/** One in so many requests is a chat message. */
const MESSAGE_EVERY = 20;

interface Asked {
  readonly what: string;
  readonly path: string;
  readonly body: (person: Person) => object;
}

const homeAndChat: readonly Asked[] = [
  { what: 'own orders', path: '/order/getList', body: () => ({ scope: 'mine' }) },
  { what: 'counts of own orders', path: '/order/getCounts', body: () => ({ scope: 'mine' }) },
  { what: 'an order', path: '/order/get', body: ({ order }) => ({ id: order }) },
  { what: 'a chat', path: '/chat_message/getHistory', body: ({ order }) => ({ order }) },
  { what: 'unread chats', path: '/chat_message/getMessageList', body: () => ({}) },
  { what: 'notifications', path: '/notification/getNotifications', body: () => ({}) },
];

/** What a person's pages ask for, in turn. */
const asked: Record<Person['kind'], readonly Asked[]> = {
  customer: homeAndChat,
  booster: [...homeAndChat, { what: 'the board', path: '/order/getList', body: () => ({ scope: 'board' }) }],
  staff: [
    { what: 'all orders', path: '/order/getList', body: () => ({ scope: 'all' }) },
    { what: 'the desk', path: '/order/getDesk', body: () => ({}) },
    { what: 'an order', path: '/order/get', body: ({ order }) => ({ id: order }) },
  ],
};

export interface Times {
  /** Duration of each answer in ms, by kind of request. */
  readonly answers: ReadonlyMap<string, readonly number[]>;
  /** Ms from a message's sending to each of its receipts. */
  readonly receipts: readonly number[];
  readonly failures: ReadonlyMap<string, number>;
}

/** Sends requests at a fixed rate, however long the answers take, and waits for the last answer. */
export async function sendTraffic(tabs: readonly Tab[], perSecond: number, seconds: number): Promise<Times> {
  const answers = new Map<string, number[]>();
  const failures = new Map<string, number>();
  const receipts: number[] = [];
  const sent = new Map<string, number>();
  const onMessage = ({ clientId }: { readonly clientId?: string }) => {
    const at = sent.get(clientId ?? '');
    if (at !== undefined) receipts.push(performance.now() - at);
  };
  for (const { socket } of tabs) socket.on('message', onMessage);

  async function timed(what: string, run: () => Promise<string | null>): Promise<void> {
    const started = performance.now();
    const failure = await run().catch((error: unknown) => String(error));
    if (failure === null) {
      const times = answers.get(what) ?? [];
      answers.set(what, times);
      times.push(performance.now() - started);
    } else failures.set(`${what}: ${failure}`, (failures.get(`${what}: ${failure}`) ?? 0) + 1);
  }

  const ask =
    ({ person }: Tab, { path, body }: Asked) =>
    async (): Promise<string | null> => {
      const response = await fetch(`${person.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
        body: JSON.stringify(body(person)),
      });
      await response.arrayBuffer();
      return response.ok ? null : `${response.status}`;
    };

  const send =
    ({ person, socket }: Tab) =>
    async (): Promise<string | null> => {
      const clientId = randomUUID();
      sent.set(clientId, performance.now());
      const message = { msg: 'On my way.', room: `order${person.order}`, clientId };
      const { ok, code } = await socket.timeout(WAIT_MS).emitWithAck('message', message);
      return ok === true ? null : String(code);
    };

  /** Tabs take turns; each asks for the next thing when it is its turn again. */
  function startOne(place: number): Promise<void> {
    const tab = tabs[place % tabs.length];
    if (tab === undefined) throw new Error('Traffic needs tabs.');
    const turn = place + Math.floor(place / tabs.length);
    if (turn % MESSAGE_EVERY === 0 && tab.person.kind !== 'staff') return timed('a message', send(tab));
    const choices = asked[tab.person.kind];
    const choice = choices[turn % choices.length];
    if (choice === undefined) throw new Error('Nothing to ask.');
    return timed(choice.what, ask(tab, choice));
  }

  const open: Promise<void>[] = [];
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    while (open.length < due) open.push(startOne(open.length));
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(open);
  for (const { socket } of tabs) socket.off('message', onMessage);
  return { answers, receipts, failures };
}
