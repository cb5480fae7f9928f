import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { type GemShape, gemShapes } from './crest-shapes.data.ts';
import './crest.css';

/** The tiers that have a crest, lowest first. */
export const crestTiers = [
  'unranked',
  'iron',
  'bronze',
  'silver',
  'gold',
  'platinum',
  'emerald',
  'diamond',
  'master',
  'grandmaster',
  'challenger',
  'immortal',
  'radiant',
  'novice',
  'advanced',
  'veteran',
  'ultimate',
] as const;
/** One of `crestTiers`. */
export type CrestTier = (typeof crestTiers)[number];

/** Loyalty tiers are a shield with one chevron more a step. */
const chevronCounts: Readonly<Partial<Record<CrestTier, number>>> = { novice: 1, advanced: 2, veteran: 3, ultimate: 4 };

type Point = readonly [x: number, y: number];

const pointsOf = (edge: string): Point[] =>
  edge.split(' ').map((pair) => {
    const [x = '0', y = '0'] = pair.split(',');
    return [Number(x), Number(y)];
  });

const round = (value: number): number => Math.round(value * 100) / 100;

interface Facet {
  readonly points: string;
  readonly shade: number;
}

interface Gem extends Pick<GemShape, 'edge' | 'crown'> {
  readonly facets: readonly Facet[];
  readonly face: string;
}

const toGem = ({ center, edge, shades, face, crown }: GemShape): Gem => {
  const points = pointsOf(edge);
  const [cx, cy] = center;
  const facets = points.map((point, index): Facet => {
    const next = points[(index + 1) % points.length] ?? point;
    return { points: `${cx},${cy} ${point.join(',')} ${next.join(',')}`, shade: shades[index] ?? 0 };
  });
  const inner = points.map(([x, y]) => `${round(cx + (x - cx) * face)},${round(cy + (y - cy) * face)}`).join(' ');
  return { edge, facets, face: inner, ...(crown ? { crown } : {}) };
};

const shapes: Readonly<Partial<Record<string, GemShape>>> = gemShapes;
const gems = new Map<CrestTier, Gem>();

/** Reckoned when it is first drawn: a page shows few of all tiers. */
const gemOf = (tier: CrestTier): Gem | undefined => {
  const shape = shapes[tier];
  if (shape === undefined) return undefined;
  const gem = gems.get(tier) ?? toGem(shape);
  gems.set(tier, gem);
  return gem;
};

const drawCrown = (gem: Gem, over: boolean): ReactNode =>
  gem.crown?.over === over ? <polygon className="bd-crest__edge" points={gem.crown.edge} /> : null;

const drawGem = (gem: Gem): ReactNode => (
  <>
    {drawCrown(gem, false)}
    <polygon className="bd-crest__edge" points={gem.edge} />
    {gem.facets.map(({ points, shade }) => (
      <polygon
        key={points}
        className={shade > 0 ? 'bd-crest__light' : 'bd-crest__shadow'}
        points={points}
        fillOpacity={Math.abs(shade)}
      />
    ))}
    <polygon className="bd-crest__face" points={gem.face} />
    <polygon className="bd-crest__light" points={gem.face} fillOpacity={0.34} />
    {drawCrown(gem, true)}
  </>
);

const shield = 'M16 1.8L28.3 8.9V23.1L16 30.2L3.7 23.1V8.9Z';

const drawShield = (chevrons: number): ReactNode => (
  <>
    <path className="bd-crest__shield" d={shield} />
    {Array.from({ length: chevrons }, (_, index) => round(17.6 + 2.4 * (chevrons - 1) - 4.8 * index)).map((y) => (
      <path key={y} className="bd-crest__chevron" d={`M10.5 ${y}L16 ${round(y - 4)}L21.5 ${y}`} />
    ))}
  </>
);

const drawUnranked = (): ReactNode => (
  <>
    <circle className="bd-crest__ring" cx={16} cy={16} r={11} />
    <circle className="bd-crest__face" cx={16} cy={16} r={3} />
  </>
);

const drawTier = (tier: CrestTier): ReactNode => {
  const gem = gemOf(tier);
  if (gem) return drawGem(gem);
  const chevrons = chevronCounts[tier];
  return chevrons === undefined ? drawUnranked() : drawShield(chevrons);
};

export interface CrestProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  readonly tier: CrestTier;
  /** Edge length in px: 18 in a dense row, 22 in a list, 32 in a card, 40 and 52 beside the climb. */
  readonly size?: number | undefined;
  /** The tier's name, where no text beside the crest says it. Without it the crest is decoration. */
  readonly label?: string | undefined;
}

/** The crest of a rank or loyalty tier. At most one in a row. */
export const Crest = ({ tier, size = 32, label, className, style, ...rest }: CrestProps) => (
  <svg
    aria-hidden={label === undefined ? true : undefined}
    role="img"
    aria-label={label}
    {...rest}
    className={classNames('bd-crest', className)}
    style={cssVars({ '--bd-crest': `var(--crest-${tier})`, '--bd-edge': `var(--fill-${tier})` }, style)}
    width={size}
    height={size}
    viewBox="0 0 32 32"
    focusable="false"
  >
    {drawTier(tier)}
  </svg>
);
