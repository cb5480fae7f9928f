import { createFrozen } from './deep-freeze.ts';
import type { PlatformId } from './platforms.data.ts';

interface ServerShape {
  readonly id: number;
  readonly server: string;
  /** As players write it. */
  readonly abbrevation: string;
  /** `null`: any platform. */
  readonly platform: PlatformId | null;
  /** Percent; unused. */
  readonly sharePercent: number | null;
  /** 'lol' includes TFT and Legends of Runeterra, 'any' all other games. */
  readonly group: 'lol' | 'wildrift' | 'valorant' | 'any';
}

/** League and Wild Rift servers, then regions of other games. */
export const serversData = /* @__PURE__ */ createFrozen(() => {
  const lol = { platform: 'PC', sharePercent: null, group: 'lol' } as const;
  const wildrift = { platform: 'Mobile', sharePercent: null, group: 'wildrift' } as const;
  const valorant = { platform: null, sharePercent: null, group: 'valorant' } as const;
  const any = { platform: null, sharePercent: null, group: 'any' } as const;
  return [
    { id: 1, server: 'North America', abbrevation: 'NA', ...lol },
    { id: 2, server: 'EU-West', abbrevation: 'EUW', ...lol },
    { id: 3, server: 'EU-Nordic and East', abbrevation: 'EUNE', ...lol },
    { id: 4, server: 'Oceania', abbrevation: 'OCE', ...lol },
    { id: 5, server: 'Turkey', abbrevation: 'TR', ...lol },
    { id: 6, server: 'Russia', abbrevation: 'RU', ...lol },
    { id: 7, server: 'Brazil', abbrevation: 'BR', ...lol },
    { id: 8, server: 'Latin America North', abbrevation: 'LAN', ...lol },
    { id: 9, server: 'Latin America South', abbrevation: 'LAS', ...lol },
    { id: 10, server: 'Korea', abbrevation: 'KR', ...lol },
    { id: 11, server: 'Japan', abbrevation: 'JP', ...lol },
    { id: 12, server: 'South East Asia', abbrevation: 'SEA', ...lol },
    { id: 13, server: 'China', abbrevation: 'CN', ...lol },
    { id: 14, server: 'PBE', abbrevation: 'PBE', ...lol },
    { id: 15, server: 'Europe', abbrevation: 'EU', ...wildrift },
    { id: 16, server: 'SEA/OCE', abbrevation: 'SEA', ...wildrift },
    { id: 17, server: 'Mexico', abbrevation: 'MX', ...wildrift },
    { id: 18, server: 'Korea', abbrevation: 'KR', ...wildrift },
    { id: 19, server: 'Japan', abbrevation: 'JP', ...wildrift },
    { id: 20, server: 'Russia', abbrevation: 'RU', ...wildrift },
    { id: 21, server: 'China', abbrevation: 'CN', ...wildrift },
    { id: 22, server: 'Latin America', abbrevation: 'LATAM', ...wildrift },
    { id: 23, server: 'Middle East and India', abbrevation: 'MEI', ...wildrift },
    { id: 24, server: 'North America', abbrevation: 'NA', ...valorant },
    { id: 25, server: 'Europe', abbrevation: 'EU', ...valorant },
    { id: 26, server: 'Asia Pacific', abbrevation: 'AP', ...valorant },
    { id: 27, server: 'Korea', abbrevation: 'KR', ...valorant },
    { id: 28, server: 'Brazil', abbrevation: 'BR', ...valorant },
    { id: 29, server: 'Latin America', abbrevation: 'LATAM', ...valorant },
    { id: 30, server: 'North America', abbrevation: 'NA', ...any },
    { id: 31, server: 'Europe', abbrevation: 'EU', ...any },
    { id: 32, server: 'Asia', abbrevation: 'AS', ...any },
    { id: 33, server: 'Oceania', abbrevation: 'OCE', ...any },
    { id: 34, server: 'South America', abbrevation: 'SA', ...any },
    { id: 35, server: 'Middle East', abbrevation: 'ME', ...any },
  ] as const satisfies readonly ServerShape[];
});
