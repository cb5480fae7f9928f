import { createSessionChannel } from '@boostdesk/auth/session';
import { expect, test } from 'vitest';
import { rebroadcastSession } from './session-rebroadcast.ts';

const NAME = 'boostdesk.session.of-the-test';

/** BroadcastChannels deliver in order. */
async function settled(): Promise<void> {
  const [from, to] = [new BroadcastChannel(NAME), new BroadcastChannel(NAME)];
  const done = Promise.withResolvers<void>();
  to.addEventListener('message', ({ data }) => data === 'over' && done.resolve());
  from.postMessage('over');
  await done.promise;
  from.close();
  to.close();
}

test('a session message that arrived before its storage write is sent again after the write', async () => {
  const other = new BroadcastChannel(NAME);
  const own = new BroadcastChannel(NAME);
  const heard: string[] = [];
  const leave = createSessionChannel(own).listen((news) => heard.push(news));
  const stop = rebroadcastSession({ channel: new BroadcastChannel(NAME), window });
  const catchUp = (key: string, newValue: string | null = 'a.new.token') =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  catchUp('token');
  for (const news of ['token', 'exchanging 0.5 s-1']) other.postMessage(news);
  await settled();
  catchUp('boostdesk.theme');
  catchUp('token');
  catchUp('token');
  await settled();
  expect(heard).toEqual(['token', 'exchanging 0.5 s-1', 'token']);

  for (const news of ['refused', 'ended']) other.postMessage(news);
  await settled();
  catchUp('token', null);
  await settled();
  expect(heard.slice(3)).toEqual(['refused', 'ended']);

  other.postMessage('refused');
  await settled();
  catchUp('token');
  catchUp('token', null);
  await settled();
  expect(heard.slice(5)).toEqual(['refused', 'refused']);

  // Connected before the message is posted.
  other.postMessage('token');
  await settled();
  catchUp('token', null);
  await settled();
  expect(heard.slice(7)).toEqual(['token']);

  other.postMessage('refused');
  await settled();
  stop();
  catchUp('token', null);
  await settled();
  expect(heard.slice(8)).toEqual(['refused']);
  leave();
  other.close();
  own.close();
});
