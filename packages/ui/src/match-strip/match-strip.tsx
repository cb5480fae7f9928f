import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import './match-strip.css';

/** Result of a match. */
export type MatchResult = 'won' | 'lost';

export interface MatchStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'results'> {
  /** Oldest first. */
  readonly results: readonly MatchResult[];
  /** `squares`: wins up, losses down; `letters`: W and L in boxes. */
  readonly variant?: 'squares' | 'letters' | undefined;
  /** Planned matches; the rest is empty (letters only). */
  readonly total?: number | undefined;
  readonly labels?: { won: string; lost: string; open: string } | undefined;
  /** One letter each. */
  readonly letters?: { won: string; lost: string } | undefined;
}

const describe = (
  results: readonly MatchResult[],
  open: number,
  labels: { won: string; lost: string; open: string },
) => {
  const won = results.filter((result) => result === 'won').length;
  const parts = [`${won} ${labels.won}`, `${results.length - won} ${labels.lost}`];
  return [...parts, ...(open > 0 ? [`${open} ${labels.open}`] : [])].join(', ');
};

/** Won and lost matches at a glance. */
export const MatchStrip = ({
  results,
  variant = 'squares',
  total,
  labels = detailMessages.matches,
  letters = detailMessages.matchLetters,
  className,
  ...rest
}: MatchStripProps) => {
  const open = variant === 'letters' ? Math.max(0, (total ?? 0) - results.length) : 0;
  const boxes: (MatchResult | 'open')[] = [...results, ...Array.from({ length: open }, () => 'open' as const)];
  return (
    <div
      role="img"
      aria-label={describe(results, open, labels)}
      {...rest}
      className={classNames('bd-matches', className)}
      data-variant={variant}
    >
      {boxes.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: matches have no identity but their place
        <span key={index} className="bd-matches__match" data-result={result}>
          {variant === 'letters' && result !== 'open' ? letters[result] : null}
        </span>
      ))}
    </div>
  );
};
