import { createChannel, type RouterOptions } from '@boostdesk/realtime';
import { serverEventNames } from '@boostdesk/realtime/contract';
import { createMemoryStore, createOutbox } from '@boostdesk/realtime/outbox';
import { io } from 'socket.io-client';
import type { SignedIn } from '../support/app.ts';

type Handlers = RouterOptions['handlers'];
const ignored = Object.fromEntries(serverEventNames.map((name) => [name, () => undefined])) as unknown as Handlers;

interface WriterOptions {
  /** How long a message waits for its acknowledgement, in ms. */
  readonly ackTimeout: number;
  /** Called after each refusal, before the outbox retries. */
  readonly onRefused?: (code: string) => void;
}

/** The dashboard's channel and outbox, with short pauses between retries. */
export function openWriter(url: string, person: SignedIn, { ackTimeout, onRefused }: WriterOptions) {
  const store = createMemoryStore();
  let heads = openPage();

  function openPage() {
    const channel = createChannel({
      url,
      token: () => person.token,
      rooms: () => [],
      handlers: ignored,
      fetchSince: (seq) => person.call('event.getSince', { seq }),
      ackTimeout,
      connect: (address, settings) =>
        io(address, { ...settings, timeout: 1000, reconnectionDelay: 10, reconnectionDelayMax: 50 }),
    });
    const outbox = createOutbox({
      user: person.id,
      store,
      send: async (payload) => {
        const answer = await channel.request('message', payload);
        if (!answer.ok) onRefused?.(answer.code);
        return answer;
      },
      clock: {
        after: (ms, task) => {
          const timer = setTimeout(task, ms / 10);
          return () => clearTimeout(timer);
        },
      },
    });
    channel.onStatus((status) => {
      if (status === 'online') outbox.flush();
    });
    return { channel, outbox };
  }

  function close(): void {
    heads.outbox.close();
    heads.channel.close();
  }

  return {
    write: (room: string, text: string) => heads.outbox.add(room, text),
    /** Unsent messages stay in the store for the next page. */
    reload: async () => {
      close();
      heads = openPage();
      await heads.outbox.ready;
    },
    sent: () =>
      new Promise<void>((resolve, reject) => {
        const { outbox } = heads;
        const look = () => {
          const failed = outbox.messages().find(({ failure }) => failure !== null);
          if (failed) reject(new Error(`'${failed.msg}' failed: ${failed.failure?.code}`));
          else if (outbox.messages().length === 0) resolve();
        };
        outbox.subscribe(look);
        look();
      }),
    close,
  };
}
