import '../field/field.css';
import './slider.css';
import type { ReactNode, RefAttributes } from 'react';
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  Label,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { withClass } from '../styles/class-name.ts';

export interface SliderProps extends Omit<AriaSliderProps<number>, 'children'>, RefAttributes<HTMLDivElement> {
  label?: ReactNode;
  /** Shows the value. @default true */
  isValueShown?: boolean;
}

/** A number for which precision doesn’t matter: a volume. */
export function Slider({ label, isValueShown = true, className, ...props }: SliderProps) {
  return (
    <AriaSlider {...props} className={withClass('bd-slider', className)}>
      {label === undefined ? null : <Label className="bd-field-label">{label}</Label>}
      {isValueShown ? <SliderOutput className="bd-slider-value" /> : null}
      <SliderTrack className="bd-slider-track">
        <SliderFill className="bd-slider-fill" />
        <SliderThumb className="bd-slider-thumb" />
      </SliderTrack>
    </AriaSlider>
  );
}
