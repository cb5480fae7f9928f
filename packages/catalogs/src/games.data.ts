import { type PlatformId, platforms } from './platforms.data.ts';
import type { CountedUnit } from './units.ts';

interface GameShape {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly link: string;
  /** Lower case. */
  readonly aliases: readonly string[];
  readonly platforms: readonly PlatformId[];
  /** With a unit: sold and priced by this link, else as services of the catalogue. */
  readonly services: readonly { readonly name: string; readonly link: string; readonly unit?: CountedUnit }[];
}

const console3 = ['PC', 'PlayStation', 'Xbox'] as const satisfies readonly PlatformId[];
const console4 = ['PC', 'PlayStation', 'Xbox', 'Switch'] as const satisfies readonly PlatformId[];

/** The 18 games. */
export const gamesData = [
  {
    id: 0,
    name: 'General',
    slug: 'general',
    link: '/services',
    aliases: ['all games', 'other'],
    platforms,
    services: [{ name: 'Custom request', link: '/custom-request', unit: 'hours' }],
  },
  {
    id: 1,
    name: 'Dota 2',
    slug: 'dota-2',
    link: '/dota-2-boosting',
    aliases: ['dota'],
    platforms: ['PC'],
    services: [
      { name: 'MMR boosting', link: '/dota-2-mmr-boost', unit: 'divisions' },
      { name: 'Calibration', link: '/dota-2-calibration', unit: 'placement' },
      { name: 'Coaching', link: '/dota-2-coaching', unit: 'hours' },
    ],
  },
  {
    id: 2,
    name: 'CS:GO',
    slug: 'csgo',
    link: '/csgo-boosting',
    aliases: ['cs', 'cs2', 'counter strike'],
    platforms: ['PC'],
    services: [
      { name: 'Rank boosting', link: '/csgo-rank-boost', unit: 'divisions' },
      { name: 'Wins', link: '/csgo-wins', unit: 'wins' },
      { name: 'Coaching', link: '/csgo-coaching', unit: 'hours' },
    ],
  },
  {
    id: 3,
    name: 'League of Legends',
    slug: 'league-of-legends',
    link: '/lol-elo-boost',
    aliases: ['lol', 'league', 'tft', 'teamfight tactics', 'lor', 'legends of runeterra', 'wild rift', 'wr'],
    platforms: ['PC', 'Mobile'],
    services: [
      { name: 'Boosting', link: '/lol-elo-boost' },
      { name: 'Duo queue', link: '/lol-duo-boost' },
      { name: 'Ranked wins', link: '/lol-ranked-wins' },
      { name: 'Placement', link: '/lol-placement-matches' },
      { name: 'Coaching', link: '/lol-coaching' },
      { name: 'Teamfight Tactics', link: '/tft-boosting' },
      { name: 'Legends of Runeterra', link: '/lor-boosting' },
      { name: 'Wild Rift', link: '/wild-rift-boosting' },
    ],
  },
  {
    id: 4,
    name: 'Overwatch 2',
    slug: 'overwatch-2',
    link: '/overwatch-2-boosting',
    aliases: ['ow', 'ow2', 'overwatch'],
    platforms: console4,
    services: [
      { name: 'Rank boosting', link: '/overwatch-2-rank-boost', unit: 'divisions' },
      { name: 'Placement', link: '/overwatch-2-placement', unit: 'placement' },
      { name: 'Wins', link: '/overwatch-2-wins', unit: 'wins' },
    ],
  },
  {
    id: 5,
    name: 'PUBG',
    slug: 'pubg',
    link: '/pubg-boosting',
    aliases: ['battlegrounds'],
    platforms: ['PC', 'PlayStation', 'Xbox', 'Mobile'],
    services: [
      { name: 'Rank boosting', link: '/pubg-rank-boost', unit: 'divisions' },
      { name: 'Wins', link: '/pubg-wins', unit: 'wins' },
    ],
  },
  {
    id: 6,
    name: 'Fortnite',
    slug: 'fortnite',
    link: '/fortnite-boosting',
    aliases: ['fn'],
    platforms,
    services: [
      { name: 'Wins', link: '/fortnite-wins', unit: 'wins' },
      { name: 'Leveling', link: '/fortnite-leveling', unit: 'levels' },
    ],
  },
  {
    id: 7,
    name: 'Apex',
    slug: 'apex',
    link: '/apex-boosting',
    aliases: ['apex legends', 'al'],
    platforms: console4,
    services: [
      { name: 'Rank boosting', link: '/apex-rank-boost', unit: 'divisions' },
      { name: 'Wins', link: '/apex-wins', unit: 'wins' },
    ],
  },
  {
    id: 8,
    name: 'Hearthstone',
    slug: 'hearthstone',
    link: '/hearthstone-boosting',
    aliases: ['hs'],
    platforms: ['PC', 'Mobile'],
    services: [
      { name: 'Rank boosting', link: '/hearthstone-rank-boost', unit: 'divisions' },
      { name: 'Arena', link: '/hearthstone-arena', unit: 'matches' },
    ],
  },
  {
    id: 9,
    name: 'Rocket League',
    slug: 'rocket-league',
    link: '/rocket-league-boosting',
    aliases: ['rl'],
    platforms: console4,
    services: [
      { name: 'Rank boosting', link: '/rocket-league-rank-boost', unit: 'divisions' },
      { name: 'Placement', link: '/rocket-league-placement', unit: 'placement' },
      { name: 'Coaching', link: '/rocket-league-coaching', unit: 'hours' },
    ],
  },
  {
    id: 10,
    name: 'Rainbow Six Siege',
    slug: 'rainbow-six-siege',
    link: '/r6-boosting',
    aliases: ['r6', 'r6s', 'rainbow six', 'rainbow 6', 'r6 siege', 'siege'],
    platforms: console3,
    services: [
      { name: 'Rank boosting', link: '/r6-rank-boost', unit: 'divisions' },
      { name: 'Placement', link: '/r6-placement', unit: 'placement' },
      { name: 'Wins', link: '/r6-wins', unit: 'wins' },
    ],
  },
  {
    id: 11,
    name: 'Destiny 2',
    slug: 'destiny-2',
    link: '/destiny-2-boosting',
    aliases: ['d2', 'destiny'],
    platforms: console3,
    services: [
      { name: 'Raids', link: '/destiny-2-raids', unit: 'clears' },
      { name: 'Dungeons', link: '/destiny-2-dungeons', unit: 'clears' },
      { name: 'Trials', link: '/destiny-2-trials', unit: 'matches' },
    ],
  },
  {
    id: 12,
    name: 'COD Mobile',
    slug: 'cod-mobile',
    link: '/cod-mobile-boosting',
    aliases: ['codm', 'call of duty mobile'],
    platforms: ['Mobile'],
    services: [
      { name: 'Rank boosting', link: '/cod-mobile-rank-boost', unit: 'divisions' },
      { name: 'Camos', link: '/cod-mobile-camos', unit: 'matches' },
    ],
  },
  {
    id: 13,
    name: 'WoW',
    slug: 'wow',
    link: '/wow-boosting',
    aliases: ['world of warcraft', 'warcraft'],
    platforms: ['PC'],
    services: [
      { name: 'Mythic dungeons', link: '/wow-mythic-dungeons', unit: 'clears' },
      { name: 'Raids', link: '/wow-raids', unit: 'clears' },
      { name: 'Leveling', link: '/wow-leveling', unit: 'levels' },
    ],
  },
  {
    id: 14,
    name: 'COD Warzone',
    slug: 'cod-warzone',
    link: '/warzone-boosting',
    aliases: ['warzone', 'wz', 'call of duty warzone', 'call of duty', 'cod'],
    platforms: console3,
    services: [
      { name: 'Wins', link: '/warzone-wins', unit: 'wins' },
      { name: 'Leveling', link: '/warzone-leveling', unit: 'levels' },
    ],
  },
  {
    id: 15,
    name: 'Valorant',
    slug: 'valorant',
    link: '/valorant-boosting',
    aliases: ['val', 'valo', 'vlr'],
    platforms: console3,
    services: [
      { name: 'Boosting', link: '/valorant-boosting' },
      { name: 'Duo queue', link: '/valorant-duo-boost' },
      { name: 'Ranked wins', link: '/valorant-ranked-wins' },
      { name: 'Placement', link: '/valorant-placement-matches' },
      { name: 'Coaching', link: '/valorant-coaching' },
    ],
  },
  {
    id: 16,
    name: 'Marvel Rivals',
    slug: 'marvel-rivals',
    link: '/marvel-rivals-boosting',
    aliases: ['mr', 'rivals'],
    platforms: console3,
    services: [
      { name: 'Rank boosting', link: '/marvel-rivals-rank-boost', unit: 'divisions' },
      { name: 'Wins', link: '/marvel-rivals-wins', unit: 'wins' },
    ],
  },
  {
    id: 17,
    name: 'Clash Royale',
    slug: 'clash-royale',
    link: '/clash-royale-boosting',
    aliases: ['cr', 'clash'],
    platforms: ['Mobile'],
    services: [
      { name: 'Trophies', link: '/clash-royale-trophies', unit: 'matches' },
      { name: 'Path of Legends', link: '/clash-royale-path-of-legends', unit: 'matches' },
    ],
  },
] as const satisfies readonly GameShape[];
