import { createFrozen } from './deep-freeze.ts';
import type { DetailField, SoldSlug } from './detail-field-types.ts';

/**
 * Details that services ask for beside rank, quantity, server, platform, queue, options and note; at most one row per
 * key and service. Choices are English texts, stored as they are.
 */
export const detailFields = /* @__PURE__ */ createFrozen((): readonly DetailField[] => {
  const lolSolo: readonly SoldSlug[] = [
    'lol-boosting',
    'lol-ranked-wins',
    'lol-placement',
    'lol-promotion',
    'lol-net-wins',
    'lol-normal-matches',
    'lol-clash',
  ];
  const lolDuo: readonly SoldSlug[] = ['lol-duo-queue', 'lol-duo-ranked-wins', 'lol-duo-placement', 'lol-duo-net-wins'];
  const lolProgress: readonly SoldSlug[] = ['lol-champion-mastery', 'lol-eternals'];
  const rift: readonly SoldSlug[] = [
    'wildrift-boosting',
    'wildrift-duo-queue',
    'wildrift-ranked-wins',
    'wildrift-placement',
    'wildrift-normal-matches',
  ];
  const valorant: readonly SoldSlug[] = [
    'valorant-boosting',
    'valorant-duo-queue',
    'valorant-ranked-wins',
    'valorant-placement',
    'valorant-unrated-matches',
    'valorant-net-wins',
  ];
  const wow: readonly SoldSlug[] = ['wow-mythic-dungeons', 'wow-raids'];
  const choice = { kind: 'choice' } as const;
  const names = { kind: 'names', most: 10, longest: 40 } as const;
  const champion = { key: 'champion', kind: 'text', longest: 40 } as const;
  // Fewer boosters play a given role well.
  const forRole = { rule: 'percent', percent: 5 } as const;
  const series = ['No matches played', '1 win', '2 wins', '1 loss', '2 losses', '1 win, 1 loss', '2 wins, 1 loss'];
  const longSeries = [...series, '1 win, 2 losses', '2 wins, 2 losses'];
  const cardClasses = ['Death Knight', 'Demon Hunter', 'Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue'];
  const hearthstoneClasses = [...cardClasses, 'Shaman', 'Warlock', 'Warrior'];
  const wowClasses = [...hearthstoneClasses, 'Evoker', 'Monk'].sort();
  return [
    {
      ...choice,
      key: 'role',
      choices: ['Top', 'Jungle', 'Mid', 'Bottom', 'Support'],
      price: forRole,
      services: [...lolSolo, ...lolDuo, ...rift],
    },
    {
      ...choice,
      key: 'role',
      choices: ['Duelist', 'Initiator', 'Controller', 'Sentinel'],
      price: forRole,
      services: valorant,
    },
    {
      ...choice,
      key: 'role',
      choices: ['Carry', 'Mid', 'Offlane', 'Soft support', 'Hard support'],
      price: forRole,
      services: ['dota-2-mmr-boost', 'dota-2-calibration'],
    },
    {
      ...choice,
      key: 'role',
      choices: ['Vanguard', 'Duelist', 'Strategist'],
      price: forRole,
      services: ['marvel-rivals-rank-boost', 'marvel-rivals-wins'],
    },
    // Overwatch ranks each role on its own.
    {
      ...choice,
      key: 'role',
      choices: ['Tank', 'Damage', 'Support'],
      required: true,
      services: ['overwatch-2-rank-boost', 'overwatch-2-placement', 'overwatch-2-wins'],
    },
    { ...choice, key: 'role', choices: ['Tank', 'Healer', 'Damage'], services: wow },
    { ...choice, key: 'promoStatus', choices: longSeries, required: true, services: ['lol-promotion'] },
    { ...choice, key: 'promoStatus', choices: longSeries, services: ['lol-boosting', 'lol-duo-queue'] },
    { key: 'points', kind: 'points', least: 0, most: 1_000_000, services: lolProgress },
    { ...names, key: 'missions', required: true, services: ['cod-mobile-camos'] },
    { ...names, key: 'missions', services: ['fortnite-leveling', 'warzone-leveling'] },
    {
      ...choice,
      key: 'coaching',
      choices: ['Live matches', 'Replay review', 'Theory and practice'],
      services: [
        'lol-coaching',
        'valorant-coaching',
        'wildrift-coaching',
        'dota-2-coaching',
        'csgo-coaching',
        'rocket-league-coaching',
      ],
    },
    { ...champion, required: true, services: lolProgress },
    { ...champion, services: ['lol-guides', 'lol-coaching', 'wildrift-coaching'] },
    {
      ...choice,
      key: 'spellOrder',
      choices: ['Flash on D', 'Flash on F'],
      services: [...lolSolo, ...lolProgress],
    },
    { ...choice, key: 'class', choices: wowClasses, required: true, services: [...wow, 'wow-leveling'] },
    {
      ...choice,
      key: 'class',
      choices: ['Hunter', 'Titan', 'Warlock'],
      required: true,
      services: ['destiny-2-raids', 'destiny-2-dungeons', 'destiny-2-trials'],
    },
    {
      ...choice,
      key: 'class',
      choices: hearthstoneClasses,
      services: ['hearthstone-rank-boost', 'hearthstone-arena'],
    },
    {
      key: 'layers',
      kind: 'number',
      least: 1,
      most: 16,
      price: { rule: 'each', cents: 400 },
      services: ['wow-mythic-dungeons'],
    },
    { ...names, key: 'dungeons', required: true, services: ['destiny-2-dungeons'] },
    { ...names, key: 'dungeons', services: ['wow-mythic-dungeons'] },
    {
      ...choice,
      key: 'd2',
      choices: ['Normal difficulty', 'Master difficulty'],
      price: { rule: 'percents', percents: { 'Master difficulty': 50 } },
      services: ['destiny-2-raids', 'destiny-2-dungeons'],
    },
    {
      ...choice,
      key: 'wow',
      choices: ['Normal difficulty', 'Heroic difficulty', 'Mythic difficulty'],
      price: { rule: 'percents', percents: { 'Heroic difficulty': 30, 'Mythic difficulty': 80 } },
      services: ['wow-raids'],
    },
    {
      key: 'XPboost',
      kind: 'flag',
      price: { rule: 'percent', percent: -10 },
      services: ['lol-account-leveling', 'wildrift-leveling', 'warzone-leveling'],
    },
    {
      key: 'preOrder',
      kind: 'flag',
      services: [
        'lol-placement',
        'lol-duo-placement',
        'tft-placement',
        'valorant-placement',
        'wildrift-placement',
        'dota-2-calibration',
        'overwatch-2-placement',
        'rocket-league-placement',
        'r6-placement',
      ],
    },
    { key: 'details', kind: 'text', longest: 200, required: true, services: ['custom-request'] },
  ];
});
