import { Star } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { FieldNotes } from '../field/field.tsx';
import { detailMessages } from '../messages/detail-messages.ts';
import { getStarNumbers } from './star-numbers.ts';
import './rating-stars.css';

export interface RatingInputProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** 0 without a selection. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly label?: string | undefined;
  readonly max?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Error message below. */
  readonly error?: ReactNode;
  readonly describe?: ((value: string, max: number) => string) | undefined;
}

/** Stars to give, as a radio group. */
export const RatingInput = ({
  value,
  onChange,
  label = detailMessages.stars.label,
  max = 5,
  isDisabled = false,
  describe = detailMessages.stars.of,
  error,
  className,
  ...rest
}: RatingInputProps) => (
  <div {...rest} className={classNames('bd-rating', className)}>
    <RadioGroup
      orientation="horizontal"
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      value={value === 0 ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    >
      <Label className="bd-rating__label">{label}</Label>
      <div className="bd-rating__row">
        {getStarNumbers(max).map((place) => (
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
      <FieldNotes error={error} />
    </RadioGroup>
  </div>
);
