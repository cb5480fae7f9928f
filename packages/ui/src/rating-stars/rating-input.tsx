import { Star } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import { places } from './places.ts';
import './rating-stars.css';

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
