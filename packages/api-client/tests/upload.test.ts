import { expect, test } from 'vitest';
import { createClient } from '../src/client.ts';
import { picture } from '../src/contract/index.ts';
import { createFakeApi } from '../src/testing/fake-api.ts';

const clientId = '4b1f1b3e-6f0e-4f5e-9c39-0b8de3a8e0f1';

test('a call with a binary body sends the file, and its request as the query', async () => {
  const given: Request[] = [];
  const api = createFakeApi({ picture: { upload: () => ({ id: 7, width: 4, height: 3 }) } });
  const fetch: typeof globalThis.fetch = (input, init) => {
    given.push(new Request(input, init));
    return api.fetch(input, init);
  };
  const client = createClient({ parts: { picture }, baseUrl: 'https://api.example', token: () => 'a.b.c', fetch });
  const file = new Blob(['bytes'], { type: 'image/png' });
  expect(await client.picture.upload({ order: 12, clientId }, { file })).toEqual({ id: 7, width: 4, height: 3 });
  expect(api.sent).toMatchObject([{ call: 'picture.upload', token: 'a.b.c', request: { order: 12, clientId } }]);
  const [request] = given;
  expect(request?.url).toBe(`https://api.example/picture/upload?order=12&clientId=${clientId}`);
  expect(request?.headers.get('content-type')).toBe('application/octet-stream');
  expect(await request?.text()).toBe('bytes');
});

test('a call may have its own timeout', async () => {
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const client = createClient({ parts: { picture }, baseUrl: 'https://api.example', token: () => null, fetch });
  const call = client.picture.upload({ order: 12, clientId }, { file: new Blob(['x']), timeoutMs: 1 });
  await expect(call).rejects.toMatchObject({ code: 'timeout' });
});
