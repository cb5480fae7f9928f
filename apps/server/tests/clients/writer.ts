import { ERROR_CODE_HEADER } from '@boostdesk/api-client/contract';
import { createChannel, type RouterOptions } from '@boostdesk/realtime';
import { serverEventNames } from '@boostdesk/realtime/contract';
import { createMemoryStore, createOutbox, type OutboxOptions } from '@boostdesk/realtime/outbox';
import { io } from 'socket.io-client';
import type { SignedIn } from '../support/app.ts';
import { square } from '../support/png.ts';

type Handlers = RouterOptions['handlers'];
const ignored = Object.fromEntries(serverEventNames.map((name) => [name, () => undefined])) as unknown as Handlers;

interface WriterOptions {
  /** How long a message waits for its acknowledgement, in ms. */
  readonly ackTimeout: number;
  /** Called after each refusal, before the outbox retries. */
  readonly onRefused?: (code: string) => void;
}

/** Behind the picture, so that connections fail within its upload too. */
const PADDING = Buffer.alloc(100_000);
/** Pictures of a message, told apart by their size; the third one is large. */
const files = [8, 9, 10].map((side, index) => ({
  file: new Blob([new Uint8Array(square(side)), ...(index === 2 ? [PADDING] : [])]),
  width: side,
  height: side,
}));
/** How long an upload waits for its answer. */
const UPLOAD_MS = 5_000;

const refusal = (code: string) => ({ ok: false, code, message: '' }) as const;

/** Uploads like the dashboard. */
function createUpload(url: string, { token }: SignedIn): NonNullable<OutboxOptions['upload']> {
  return async ({ clientId, file }, { room, signal }) => {
    const query = new URLSearchParams({ order: room.replace(/\D/g, ''), clientId });
    const response = await fetch(`${url}/api/picture/upload?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: file,
      signal: AbortSignal.any([signal, AbortSignal.timeout(UPLOAD_MS)]),
    });
    if (!response.ok) return refusal(response.headers.get(ERROR_CODE_HEADER) ?? 'no_answer');
    const { id } = (await response.json()) as { readonly id: number };
    return { ok: true, id };
  };
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
      upload: createUpload(url, person),
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
    /** @param pictures up to three, described as `1 of {text}` and so on, 8 to 10 pixels wide */
    write: (room: string, text: string, pictures = 0) => {
      const chosen = files.slice(0, pictures);
      const described = chosen.map((picture, index) => ({ ...picture, alt: `${index + 1} of ${text}` }));
      return heads.outbox.add(room, text, { pictures: described });
    },
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
