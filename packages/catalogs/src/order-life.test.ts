import { describe, expect, test } from 'vitest';
import { type DetailKey, detailKeys, detailLabel, isHiddenDetail, visibleDetails } from './details.ts';
import {
  isOrderStatus,
  ORDER_STATUS,
  type OrderStatus,
  orderStatusByCode,
  orderStatusCodes,
  orderStatuses,
} from './statuses.ts';
import { orderTransitions, type TransitionName, transitionFor, transitionsFrom } from './transitions.ts';

// @spec 4.1-1, 4.1-2, 4.1-3, 4.1-4, 4.1-5, 4.1-6
test('order statuses have the codes and names of SPEC §4', () => {
  expect(orderStatuses.map(({ code, name }) => `${code} ${name}`)).toEqual([
    ...['0 Awaiting for booster', '1 Processing', '2 Complete', '3 Paused', '4 Suspended', '5 Unpaid'],
  ]);
  expect(orderStatuses.map((status) => ORDER_STATUS[status.key])).toEqual([...orderStatusCodes]);
  for (const status of orderStatuses) expect(orderStatusByCode(status.code)).toBe(status);
  const others = [6, -1, 0.5, 'length', 'map', '1'] as number[];
  expect(others.map((code) => orderStatusByCode(code))).toEqual(others.map(() => undefined));
  expect([isOrderStatus(5), isOrderStatus(6), isOrderStatus('1'), isOrderStatus(-1)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('transitions', () => {
  test('every transition joins two known statuses and is listed once', () => {
    for (const edge of orderTransitions) {
      expect(isOrderStatus(edge.from)).toBe(true);
      expect(edge.to === null || (isOrderStatus(edge.to) && edge.to !== edge.from)).toBe(true);
    }
    expect(new Set(orderTransitions.map(({ from, to, name }) => `${name} ${from} ${to}`)).size).toBe(
      orderTransitions.length,
    );
  });

  test('every status except Complete has a transition, and every status is reachable from Unpaid', () => {
    const reached = new Set<OrderStatus>([ORDER_STATUS.unpaid]);
    for (const status of reached)
      for (const edge of transitionsFrom(status)) if (edge.to !== null) reached.add(edge.to);
    expect([...reached].sort()).toEqual([...orderStatusCodes]);
    expect(orderStatusCodes.filter((code) => transitionsFrom(code).length === 0)).toEqual([ORDER_STATUS.complete]);
  });

  const { awaiting, processing, complete, paused, suspended, unpaid } = ORDER_STATUS;
  /** Repeated here on purpose: action, statuses before, status after. */
  const table: readonly (readonly [TransitionName, readonly OrderStatus[], OrderStatus | null])[] = [
    ['pay', [unpaid], awaiting],
    ['lockIn', [awaiting], processing],
    ['assign', [awaiting], processing],
    ['pause', [processing], paused],
    ['unpause', [paused], processing],
    ['complete', [processing], complete],
    ['drop', [processing, paused], awaiting],
    ['unassign', [processing, paused], awaiting],
    ['suspend', [awaiting, processing, paused], suspended],
    ['resume', [suspended], awaiting],
    ['resume', [suspended], processing],
    ['resume', [suspended], paused],
    ['withdraw', [unpaid], null],
    ['cancel', [unpaid, awaiting, processing, paused, suspended], null],
  ];

  test('the transitions are exactly the expected ones', () => {
    const written = table.flatMap(([name, starts, to]) => starts.map((from) => `${name} ${from} ${to}`));
    expect(orderTransitions.map(({ from, to, name }) => `${name} ${from} ${to}`).sort()).toEqual(written.sort());
  });

  test.each<[TransitionName, OrderStatus, OrderStatus | null | undefined]>([
    ['pay', unpaid, awaiting],
    ['lockIn', awaiting, processing],
    ['lockIn', unpaid, undefined],
    ['assign', awaiting, processing],
    ['pause', processing, paused],
    ['pause', paused, undefined],
    ['unpause', paused, processing],
    ['complete', processing, complete],
    ['complete', paused, undefined],
    ['drop', paused, awaiting],
    ['unassign', processing, awaiting],
    ['suspend', awaiting, suspended],
    ['suspend', complete, undefined],
    ['cancel', suspended, null],
    ['cancel', complete, undefined],
  ])('%s from %i leads to %s', (name, from, to) => {
    expect(transitionFor(name, from)?.to).toBe(to);
  });

  test('resume returns a suspended order only to its previous status', () => {
    for (const previous of [awaiting, processing, paused]) {
      expect(transitionFor('resume', suspended, previous)?.to).toBe(previous);
    }
    expect([transitionFor('resume', suspended), transitionFor('resume', suspended, complete)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('order details (SPEC §3)', () => {
  const everyDetail = Object.fromEntries(detailKeys.map(({ key }) => [key, 'x']));

  // @spec 3.6-2
  test('visibleDetails leaves out booster, coupon, id and picture, and no other key', () => {
    const shown = new Set(visibleDetails(everyDetail).map(({ key }) => key));
    const hidden = Object.keys(everyDetail).filter((key) => !shown.has(key as DetailKey));
    expect(hidden).toEqual(['booster', 'coupon', 'id', 'picture']);
  });

  test('exactly booster, coupon, id and picture are hidden', () => {
    expect(detailKeys.filter(({ key }) => isHiddenDetail(key)).map(({ key }) => key)).toEqual([
      'booster',
      'coupon',
      'id',
      'picture',
    ]);
    expect(isHiddenDetail('unheard of')).toBe(false);
  });

  test('the labels of the shown details, in display order', () => {
    const words = detailKeys.filter(({ key }) => !isHiddenDetail(key)).map(({ key, label }) => `${key}: ${label}`);
    expect(words).toMatchInlineSnapshot(`
      [
        "server: Server",
        "platform: Platform",
        "role: Role",
        "queue: Queue",
        "currentLp: Current LP",
        "lpGain: LP gain per win",
        "promoStatus: Promotion series",
        "points: Points",
        "netWins: Net wins",
        "clears: Clears",
        "missions: Missions",
        "coaching: Coaching",
        "champion: Champion",
        "specificChampions: Specific champions",
        "spellOrder: Summoner spell order",
        "class: Class",
        "layers: Torghast layers",
        "dungeons: Dungeons",
        "d2: Difficulty",
        "wow: Difficulty",
        "duoQ: Duo queue",
        "priorityOrder: Priority",
        "appearOffline: Appear offline",
        "streaming: Streaming",
        "XPboost: XP boost active on the account",
        "plusWin: One extra win",
        "preOrder: Start with the next season",
        "firstOrder: First order",
        "upsell: Add-on",
        "AccountID: Account",
        "details: Request",
        "info: Note",
      ]
    `);
  });

  // @spec 3.6-1
  test('visibleDetails returns all 32 detail keys of SPEC with a label', () => {
    const spec =
      'server platform role queue lpGain currentLp AccountID specificChampions promoStatus info priorityOrder champion duoQ ' +
      'appearOffline spellOrder XPboost firstOrder upsell plusWin preOrder streaming points details d2 wow layers dungeons ' +
      'class missions netWins clears coaching';
    const shown = new Map(visibleDetails(everyDetail).map(({ key, label }) => [key as string, label]));
    expect([...shown.keys()].sort()).toEqual(spec.split(' ').sort());
    for (const [key, label] of shown)
      expect([label, detailLabel(key)], key).toEqual([expect.stringMatching(/^[A-Z]/), label]);
    expect(detailLabel('unheard of')).toBeUndefined();
    expect(detailKeys).toHaveLength(spec.split(' ').length + 4);
  });

  test('visibleDetails returns catalogue order without hidden, empty and unknown details', () => {
    const shown = visibleDetails({
      streaming: true,
      server: 'EU-West',
      coupon: 'X',
      duoQ: false,
      info: '',
      class: null,
      role: undefined,
      currentLp: 0,
      junk: 1,
    });
    expect(shown.map(({ key, value }) => [key, value])).toEqual([
      ['server', 'EU-West'],
      ['currentLp', 0],
      ['streaming', true],
    ]);
  });
});
