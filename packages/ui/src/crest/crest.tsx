import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { type GemShape, gemShapes } from './crest-shapes.data.ts';
import './crest.css';

/** Tiers with a crest, lowest first. */
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

const chevronCounts: Readonly<Partial<Record<CrestTier, number>>> = { novice: 1, advanced: 2, veteran: 3, ultimate: 4 };

const round = (value: number): number => Math.round(value * 100) / 100;

/** Smallest size in px with all facets; below, facets would be 3 px wide. */
const FINE_FROM = 24;
/** Small crests have only light and dark. */
const getShadeStep = (size: number): number => (size < FINE_FROM ? 0.4 : 0.01);

/** One path per shade keeps the DOM small. */
const computeShades = ({ center, edge, shades }: GemShape, step: number): [shade: number, path: string][] => {
  const points = edge.split(' ');
  const paths = new Map<number, string>();
  for (const [index, point] of points.entries()) {
    const shade = round(Math.round((shades[index] ?? 0) / step) * step);
    const facet = `M${center.join(',')} ${point} ${points[(index + 1) % points.length]}Z`;
    paths.set(shade, `${paths.get(shade) ?? ''}${facet}`);
  }
  return [...paths].filter(([shade]) => shade !== 0);
};

const computeFace = ({ center: [cx, cy], edge, face }: GemShape): string =>
  edge.replace(
    /([\d.]+),([\d.]+)/g,
    (_, x, y) => `${round(cx + (Number(x) - cx) * face)},${round(cy + (Number(y) - cy) * face)}`,
  );

const renderCrown = ({ crown }: GemShape, over: boolean): ReactNode =>
  crown?.over === over ? <polygon className="bd-crest__edge" points={crown.edge} /> : null;

const renderGem = (shape: GemShape, step: number): ReactNode => (
  <>
    {renderCrown(shape, false)}
    <polygon className="bd-crest__edge" points={shape.edge} />
    {computeShades(shape, step).map(([shade, path]) => (
      <path
        key={shade}
        className={shade > 0 ? 'bd-crest__light' : 'bd-crest__shadow'}
        d={path}
        fillOpacity={Math.abs(shade)}
      />
    ))}
    <polygon className="bd-crest__face" points={computeFace(shape)} />
    {renderCrown(shape, true)}
  </>
);

const shapes: Readonly<Partial<Record<string, GemShape>>> = gemShapes;
const gems = new Map<string, ReactNode>();

/** Memoized, because a page repeats few tiers. */
const getGem = (tier: CrestTier, step: number): ReactNode => {
  const shape = shapes[tier];
  if (shape === undefined) return undefined;
  const name = `${tier} ${step}`;
  const gem = gems.get(name) ?? renderGem(shape, step);
  gems.set(name, gem);
  return gem;
};

const shield = 'M16 1.8L28.3 8.9V23.1L16 30.2L3.7 23.1V8.9Z';

const renderShield = (chevrons: number): ReactNode => (
  <>
    <path className="bd-crest__shield" d={shield} />
    {Array.from({ length: chevrons }, (_, index) => round(17.6 + 2.4 * (chevrons - 1) - 4.8 * index)).map((y) => (
      <path key={y} className="bd-crest__chevron" d={`M10.5 ${y}L16 ${round(y - 4)}L21.5 ${y}`} />
    ))}
  </>
);

const renderUnranked = (): ReactNode => (
  <>
    <circle className="bd-crest__ring" cx={16} cy={16} r={11} />
    <circle className="bd-crest__dot" cx={16} cy={16} r={3} />
  </>
);

const renderTier = (tier: CrestTier, size: number): ReactNode => {
  const gem = getGem(tier, getShadeStep(size));
  if (gem !== undefined) return gem;
  const chevrons = chevronCounts[tier];
  return chevrons === undefined ? renderUnranked() : renderShield(chevrons);
};

export interface CrestProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  readonly tier: CrestTier;
  /** Edge length in px. */
  readonly size?: number | undefined;
  /** The tier’s name, if no text says it; otherwise decorative. */
  readonly label?: string | undefined;
}

/** A rank or loyalty crest. At most one per row. */
export const Crest = ({ tier, size = 32, label, className, style, ...rest }: CrestProps) => (
  <svg
    aria-hidden={label === undefined ? true : undefined}
    role="img"
    aria-label={label}
    {...rest}
    className={classNames('bd-crest', className)}
    style={cssVars({ '--bd-crest': `var(--bd-crest-${tier})`, '--bd-edge': `var(--bd-fill-${tier})` }, style)}
    width={size}
    height={size}
    viewBox="0 0 32 32"
    focusable="false"
  >
    {renderTier(tier, size)}
  </svg>
);
