import { expect, test, vi } from 'vitest';
import { createSocketSweeps } from './socket-sweeps.ts';

test('checkRights shares a running check and starts a new one afterwards', async () => {
  const answers: PromiseWithResolvers<Map<string, object>>[] = [];
  const ofSessions = vi.fn(() => {
    const answer = Promise.withResolvers<Map<string, object>>();
    answers.push(answer);
    return answer.promise;
  });
  const socket = { rooms: new Set(), data: { sid: 's' }, disconnect: vi.fn() };
  const io = { of: () => ({ sockets: new Map([['a', socket]]) }) };
  const { checkRights } = createSocketSweeps({
    io,
    auth: { ofSessions },
    subjects: { byIds: async () => new Map() },
  } as never);
  const shared = [checkRights(), checkRights()];
  answers[0]?.resolve(new Map());
  await Promise.all(shared);
  expect([ofSessions.mock.calls.length, socket.disconnect.mock.calls.length]).toEqual([1, 1]);
  const failing = checkRights();
  answers[1]?.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  const last = checkRights();
  answers[2]?.resolve(new Map());
  await last;
  expect(ofSessions).toHaveBeenCalledTimes(3);
});
