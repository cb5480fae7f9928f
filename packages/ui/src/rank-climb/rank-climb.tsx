import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Crest, type CrestTier } from '../crest/crest.tsx';
import { cssVars } from '../css-vars.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import { type Stat, StatStrip } from '../stat-strip/stat-strip.tsx';
import './rank-climb.css';

/** Start, position or target of a climb. */
export interface ClimbEnd {
  /** 'Gold II'. */
  readonly name: string;
  readonly tier: CrestTier;
}

/** A tier with its divisions. */
export interface ClimbTier {
  readonly tier: CrestTier;
  readonly label: string;
  /** Progress (0 to 1) per division, ascending. */
  readonly steps: readonly number[];
}

export interface RankClimbProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly start: ClimbEnd;
  readonly target: ClimbEnd;
  readonly tiers: readonly ClimbTier[];
  /** The current position, shown as a pin. */
  readonly now?: { readonly name: string; readonly detail?: string | undefined } | undefined;
  /** Read aloud: '62 percent: now Platinum III, 72 LP'. */
  readonly label: string;
  /** Figures below, usually four. */
  readonly stats?: readonly Stat[] | undefined;
  /** Crest edge in px: 40 in a card, 52 on the order's page. */
  readonly crestSize?: number | undefined;
  readonly labels?: { start: string; target: string } | undefined;
}

interface PinPlace {
  readonly tier: number;
  readonly step: number;
  /** Of the ladder below the pin, 0 to 1. */
  readonly share: number;
}

/** In the first incomplete division, or after the last. */
const placePin = (tiers: readonly ClimbTier[]): PinPlace => {
  const all = tiers.flatMap(({ steps }, tier) => steps.map((done, step) => ({ tier, step, done })));
  const index = all.findIndex(({ done }) => done < 1);
  const place = index === -1 ? all.length - 1 : index;
  const { tier, step, done } = all[place] ?? { tier: 0, step: 0, done: 0 };
  return { tier, step, share: all.length === 0 ? 0 : (place + done) / all.length };
};

const toPercent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;

const ClimbTrack = ({ tiers, now, label }: Pick<RankClimbProps, 'tiers' | 'now' | 'label'>) => {
  const pin = placePin(tiers);
  return (
    <div className="bd-climb__track" role="img" aria-label={label}>
      <div className="bd-climb__now">
        {now && (
          <span className="bd-climb__now-text" style={cssVars({ '--bd-share': pin.share })}>
            {now.name} {now.detail !== undefined && <em>{now.detail}</em>}
          </span>
        )}
      </div>
      <div className="bd-climb__ladder">
        {tiers.map(({ tier, label: name, steps }, tierIndex) => (
          <div
            key={name}
            className="bd-climb__tier"
            style={cssVars({ '--bd-count': steps.length, '--bd-fill': `var(--bd-fill-${tier})` })}
          >
            {steps.map((done, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: divisions have no identity but their place
              <div key={step} className="bd-climb__step" style={cssVars({ '--bd-done': toPercent(done) })}>
                <i className="bd-climb__fill" />
                {now && pin.tier === tierIndex && pin.step === step && <i className="bd-climb__pin" />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="bd-climb__names">
        {tiers.map(({ label: name, steps }) => (
          <span key={name} style={cssVars({ '--bd-count': steps.length })}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
};

interface EndProps extends ClimbEnd {
  readonly side: 'start' | 'target';
  readonly caption: string;
  readonly size: number;
}

const End = ({ side, caption, name, tier, size }: EndProps) => (
  <div className="bd-climb__end" data-side={side}>
    <Crest tier={tier} size={size} />
    <p>
      <small>{caption}</small>
      <b>{name}</b>
    </p>
  </div>
);

/** A climb: one segment per division, grouped by tier, with a pin. */
export const RankClimb = ({
  start,
  target,
  tiers,
  now,
  label,
  stats,
  crestSize = 40,
  labels = detailMessages.climb,
  className,
  ...rest
}: RankClimbProps) => (
  <div {...rest} className={classNames('bd-climb', className)}>
    <div className="bd-climb__body">
      <End side="start" caption={labels.start} size={crestSize} {...start} />
      <ClimbTrack tiers={tiers} now={now} label={label} />
      <End side="target" caption={labels.target} size={crestSize} {...target} />
    </div>
    {stats && <StatStrip stats={stats} />}
  </div>
);
