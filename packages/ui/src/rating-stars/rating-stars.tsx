import { Star } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import { RatingInput, type RatingInputProps } from './rating-input.tsx';
import { getStarNumbers } from './star-numbers.ts';
import './rating-stars.css';

export type { RatingInputProps };
export { RatingInput };

export interface RatingStarsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0 to `max`, fractions too. */
  readonly value: number;
  readonly max?: number | undefined;
  /** `short`: one star and the figure with one decimal, for averages in lists. */
  readonly variant?: 'stars' | 'short' | undefined;
  readonly describe?: ((value: string, max: number) => string) | undefined;
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A given rating. */
export const RatingStars = ({
  value,
  max = 5,
  variant = 'stars',
  describe = detailMessages.stars.of,
  className,
  ...rest
}: RatingStarsProps) => {
  const digits = variant === 'short' ? ONE_DECIMAL : { maximumFractionDigits: 2 };
  const figure = useNumberFormatter(digits).format(value);
  return (
    <span
      role="img"
      aria-label={describe(figure, max)}
      {...rest}
      className={classNames('bd-stars', className)}
      data-variant={variant}
    >
      {variant === 'short' ? (
        <>
          <Star size={14} strokeWidth={1.75} aria-hidden="true" />
          {figure}
        </>
      ) : (
        getStarNumbers(max).map((place) => (
          <span
            key={place}
            className="bd-stars__star"
            style={cssVars({ '--bd-part': `${Math.min(1, Math.max(0, value - place + 1)) * 100}%` })}
          >
            <Star size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className="bd-stars__fill">
              <Star size={16} strokeWidth={1.75} aria-hidden="true" />
            </span>
          </span>
        ))
      )}
    </span>
  );
};
