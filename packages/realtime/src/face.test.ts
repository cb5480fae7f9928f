import { expect, it } from 'vitest';
import * as contract from './contract/index.ts';
import * as face from './index.ts';

it('shows these names and no others', () => {
  expect(Object.keys(face).sort()).toEqual([
    'SOCKET_SETTINGS',
    'alertFor',
    'createChannel',
    'createLeader',
    'createMemoryStore',
    'createOutbox',
    'createPresence',
    'createRouter',
    'openOutboxStore',
    'openTabLine',
    'systemClock',
    'yieldToPage',
  ]);
  expect(Object.keys(contract).sort()).toEqual([
    'BOOSTERS_ROOM',
    'ORDER_ROOM',
    'chatRoom',
    'clientEvents',
    'parseRoom',
    'serverEventNames',
    'serverEvents',
    'userRoom',
  ]);
});
