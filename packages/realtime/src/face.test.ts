import { expect, it } from 'vitest';
import * as alerts from './alerts/index.ts';
import * as contract from './contract/index.ts';
import * as face from './index.ts';
import * as outbox from './outbox/index.ts';
import * as tabs from './tabs/index.ts';
import * as testing from './testing/index.ts';

it('the package exports exactly these names', () => {
  expect(Object.keys(face).sort()).toEqual(['SOCKET_SETTINGS', 'createChannel', 'createRouter']);
  expect(Object.keys(contract).sort()).toEqual([
    'BOOSTERS_ROOM',
    'ORDER_ROOM',
    'STAFF_ROOM',
    'chatRoom',
    'clientEvents',
    'hasContent',
    'parseRoom',
    'serverEventNames',
    'serverEvents',
    'sessionRooms',
    'userRoom',
    'viewersRoom',
  ]);
  expect(Object.keys(alerts).sort()).toEqual([
    'alertFor',
    'alertNames',
    'alertParts',
    'isQuiet',
    'orderOf',
    'orderToOpen',
    'tagOf',
  ]);
  expect(Object.keys(tabs).sort()).toEqual(['createLeader', 'createPresence', 'openTabChannel']);
  expect(Object.keys(testing)).toEqual(['createFakeSocket']);
  expect(Object.keys(outbox).sort()).toEqual([
    'createMemoryStore',
    'createOutbox',
    'createUniqueId',
    'openOutboxStore',
  ]);
});
