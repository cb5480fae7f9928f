import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeRestedLines } from './rested-lines.ts';

test('neither a line that a browser never used nor one that rests after its answer holds up the end', async () => {
  const app = Fastify({ return503OnClosing: true });
  closeRestedLines(app);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get('/', () => {
    asked.resolve();
    return answer.promise;
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const unused = connect(Number(new URL(address).port), '127.0.0.1').resume();
  const isCut = once(unused, 'close');
  await once(unused, 'connect');
  const read = fetch(address);
  await asked.promise;
  // Either would rest for longer than a test may take.
  const closed = app.close();
  await isCut;
  answer.resolve('done');
  expect(await (await read).text()).toBe('done');
  await closed;
});
