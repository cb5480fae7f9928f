import { Star } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import './rating-stars.css';

const places = (max: number): number[] => Array.from({ length: max }, (_, index) => index + 1);

export interface RatingStarsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0 to `max`, parts included: 4.97. */
  readonly value: number;
  readonly max?: number | undefined;
  /** `short`: one star and the figure. */
  readonly variant?: 'stars' | 'short' | undefined;
  readonly describe?: ((value: string, max: number) => string) | undefined;
}

/** A rating as it was given. */
export const RatingStars = ({
  value,
  max = 5,
  variant = 'stars',
  describe = screenMessages.stars.of,
  className,
  ...rest
}: RatingStarsProps) => {
  const figure = useNumberFormatter({ maximumFractionDigits: 2 }).format(value);
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
        places(max).map((place) => (
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

export interface RatingInputProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** 0 while nothing was chosen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly label?: string | undefined;
  readonly max?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly describe?: ((value: string, max: number) => string) | undefined;
}

/** Stars to give: a radio group, so arrow keys work. */
export const RatingInput = ({
  value,
  onChange,
  label = screenMessages.stars.label,
  max = 5,
  isDisabled = false,
  describe = screenMessages.stars.of,
  className,
  ...rest
}: RatingInputProps) => (
  <div {...rest} className={classNames('bd-rating', className)}>
    <RadioGroup
      orientation="horizontal"
      isDisabled={isDisabled}
      value={value === 0 ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    >
      <Label className="bd-rating__label">{label}</Label>
      <div className="bd-rating__row">
        {places(max).map((place) => (
          <Radio
            key={place}
            value={String(place)}
            className="bd-rating__star"
            aria-label={describe(String(place), max)}
            data-lit={place <= value || undefined}
          >
            <Star size={28} strokeWidth={1.5} aria-hidden="true" />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  </div>
);
