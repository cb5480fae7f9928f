import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { RequestResult } from '../channel-types.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createOutbox } from './outbox.ts';
import { createMemoryStore, openOutboxStore } from './outbox-store.ts';
import type {
  OutboxOptions,
  OutboxRequest,
  SentMessage,
  StoredPicture,
  UploadContext,
  UploadResult,
} from './outbox-types.ts';

type Sent = RequestResult<'message'>;
const refusal = (code: string) => ({ ok: false, code, message: `${code}.` }) as const;
const photo = (alt = '') => ({ file: new Blob(['bytes']), width: 4, height: 3, alt });

/** A server that stores each upload and message once, behind a connection that fails as listed and then works. */
function createServer(fates: string[] = []) {
  const uploads: string[] = [];
  const log: OutboxRequest[] = [];
  const nextFate = () => fates.shift() ?? 'taken';

  async function upload({ clientId }: StoredPicture, { onProgress }: UploadContext): Promise<UploadResult> {
    const fate = nextFate();
    await Promise.resolve();
    onProgress(0.5);
    if (fate === 'cut before') return refusal('offline');
    if (!uploads.includes(clientId)) uploads.push(clientId);
    if (fate === 'cut after') throw new Error('The connection was lost.');
    if (fate === 'busy') return refusal('too_many');
    return { ok: true, id: uploads.indexOf(clientId) + 1 };
  }

  async function send(request: OutboxRequest): Promise<Sent> {
    const fate = nextFate();
    await Promise.resolve();
    if (fate === 'cut before') return refusal('offline');
    const earlier = log.findIndex(({ clientId }) => clientId === request.clientId);
    if (earlier === -1) log.push(request);
    else expect(request).toEqual(log[earlier]);
    if (fate === 'cut after') return refusal('no_answer');
    if (fate === 'busy') return refusal('too_many');
    const id = log.findIndex(({ clientId }) => clientId === request.clientId) + 1;
    return { ok: true, id, seqInOrder: id, createdAt: '2026-01-02T03:04:05.000Z' };
  }
  return { upload, send, uploads, log };
}

let ids = 0;
function setUp(options: Partial<OutboxOptions> = {}, server = createServer()) {
  const clock = createFakeClock();
  const sent: SentMessage[] = [];
  const store = options.store ?? createMemoryStore();
  const outbox = createOutbox({
    user: 5,
    send: server.send,
    upload: server.upload,
    onSent: (message) => sent.push(message),
    newId: () => `id-${++ids}`,
    now: () => 1_000_000_000,
    clock,
    lock: (_, task) => task(),
    ...options,
    store,
  });
  return { outbox, clock, server, sent, store };
}

describe('a message with pictures', () => {
  it('is sent with the ids of its uploads and their alternative texts', async () => {
    const { outbox, server, sent } = setUp();
    await outbox.add('order9', 'look', { pictures: [photo('The score'), photo()] });
    await settle();
    expect(server.log).toMatchObject([
      {
        msg: 'look',
        pictures: [
          { id: 1, alt: 'The score' },
          { id: 2, alt: '' },
        ],
      },
    ]);
    expect([outbox.messages(), sent.length]).toEqual([[], 1]);
  });

  it('is sending with its progress while it is uploaded', async () => {
    const seen: (number | undefined)[] = [];
    const { outbox } = setUp();
    await outbox.ready;
    outbox.subscribe(() => {
      const [message] = outbox.messages();
      if (message?.state === 'sending') seen.push(message.progress);
    });
    await outbox.add('order9', '', { pictures: [photo(), photo()] });
    await settle();
    expect(seen).toEqual([0, 0.25, 0.75, undefined]);
  });

  it('keeps its place before later messages', async () => {
    const { outbox, server } = setUp();
    await outbox.add('order9', 'first', { pictures: [photo()] });
    await outbox.add('order9', 'second');
    await settle();
    expect(server.log.map(({ msg }) => msg)).toEqual(['first', 'second']);
  });

  it('continues after a reload with the picture that is not uploaded yet', async () => {
    const store = await openOutboxStore(new IDBFactory());
    const fates = ['taken', ...Array.from({ length: 50 }, () => 'cut before')];
    const server = createServer(fates);
    const first = setUp({ store }, server);
    await first.outbox.add('order9', 'look', { pictures: [photo(), photo()] });
    const storedIds = async () => (await store.all())[0]?.pictures?.map(({ id }) => id);
    await vi.waitFor(async () => expect(await storedIds()).toEqual([1, null]));
    first.outbox.close();
    fates.length = 0;
    setUp({ store }, server);
    await vi.waitFor(() => expect(server.log).toMatchObject([{ pictures: [{ id: 1 }, { id: 2 }] }]));
    expect(server.uploads).toHaveLength(2);
  });

  it('is cancelled while it is uploaded, and the next message is sent', async () => {
    let aborted = false;
    const server = createServer();
    const { outbox } = setUp(
      {
        upload: (_, { signal }) =>
          new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => {
              aborted = true;
              reject(new Error('aborted'));
            }),
          ),
        lock: createQueue(),
      },
      server,
    );
    const { clientId } = await outbox.add('order9', 'look', { pictures: [photo()] });
    await outbox.add('order9', 'next');
    await settle();
    expect(await outbox.cancel(clientId)).toBe(true);
    await settle();
    expect([aborted, outbox.messages(), server.log.map(({ msg }) => msg)]).toEqual([true, [], ['next']]);
  });

  it('fails with the reason of a refused upload, and uploads all again on retry', async () => {
    const server = createServer();
    const answers: UploadResult[] = [{ ok: true, id: 71 }, refusal('invalid')];
    const { outbox } = setUp(
      { upload: async (picture, context) => answers.shift() ?? server.upload(picture, context) },
      server,
    );
    const { clientId } = await outbox.add('order9', 'look', { pictures: [photo(), photo()] });
    await settle();
    expect(outbox.messages()).toMatchObject([{ state: 'failed', failure: { code: 'invalid' } }]);
    await outbox.retry(clientId);
    await settle();
    expect(server.log).toMatchObject([{ pictures: [{ id: 1 }, { id: 2 }] }]);
  });

  it('fails where nothing uploads pictures', async () => {
    const { store, send } = { store: createMemoryStore(), send: createServer().send };
    const outbox = createOutbox({ user: 5, store, send, lock: (_, task) => task() });
    await outbox.add('order9', '', { pictures: [photo()] });
    await settle();
    expect(outbox.messages()).toMatchObject([{ failure: { code: 'unsupported' } }]);
  });
});

/** Runs tasks of the same name one after another, as Web Locks do. */
function createQueue(): NonNullable<OutboxOptions['lock']> {
  const turns = new Map<string, Promise<void>>();
  return (name, task) => {
    const turn = Promise.resolve(turns.get(name)).then(task, task);
    turns.set(name, turn);
    return turn;
  };
}

it('messages with and without pictures arrive once and in order, whatever fails and reloads', async () => {
  const fates = fc.array(fc.constantFrom('taken', 'cut before', 'cut after', 'busy'), { maxLength: 40 });
  const messages = fc.array(fc.record({ pictures: fc.nat(4), reload: fc.boolean() }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fates, messages, async (planned, written) => {
      const server = createServer([...planned]);
      const store = createMemoryStore();
      const lock = createQueue();
      let page = setUp({ store, lock }, server);
      for (const [index, { pictures, reload }] of written.entries()) {
        const photos = Array.from({ length: pictures }, (_, at) => photo(`${index}/${at}`));
        await page.outbox.add('order9', `${index}`, { pictures: photos });
        if (!reload) continue;
        page.outbox.close();
        page = setUp({ store, lock }, server);
        await page.outbox.ready;
      }
      for (let tries = 0; page.outbox.messages().length > 0 && tries < 60; tries += 1) {
        await settle();
        page.clock.advance(30_000);
      }
      const expected = written.map(({ pictures }, index) => ({
        msg: `${index}`,
        alts: Array.from({ length: pictures }, (_, at) => `${index}/${at}`),
      }));
      expect(server.log.map(({ msg, pictures = [] }) => ({ msg, alts: pictures.map(({ alt }) => alt) }))).toEqual(
        expected,
      );
      const used = server.log.flatMap(({ pictures = [] }) => pictures.map(({ id }) => id));
      expect(new Set(used).size).toBe(used.length);
    }),
    { numRuns: 60 },
  );
});
