import { expect, it } from 'vitest';
import * as contract from './contract/index.ts';
import * as face from './index.ts';
import * as outbox from './outbox/index.ts';

it('shows these names and no others', () => {
  expect(Object.keys(face).sort()).toEqual([
    'SOCKET_SETTINGS',
    'alertFor',
    'createChannel',
    'createLeader',
    'createPresence',
    'createRouter',
    'openTabLine',
    'systemClock',
    'yieldToPage',
  ]);
  expect(Object.keys(contract).sort()).toEqual([
    'BOOSTERS_ROOM',
    'ORDER_ROOM',
    'STAFF_ROOM',
    'chatRoom',
    'clientEvents',
    'parseRoom',
    'serverEventNames',
    'serverEvents',
    'userRoom',
  ]);
  expect(Object.keys(outbox).sort()).toEqual(['createMemoryStore', 'createOutbox', 'openOutboxStore']);
});
