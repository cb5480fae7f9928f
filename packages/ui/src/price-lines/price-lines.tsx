import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './price-lines.css';

/** A price line; discounts are negative. */
export interface PriceLine {
  readonly id: string;
  readonly label: ReactNode;
  /** Below the label. */
  readonly note?: ReactNode;
  /** Text or `Money`. */
  readonly amount: ReactNode;
  /** 16 px crest or icon before the label. */
  readonly mark?: ReactNode;
  /** `sum` in full colour, `discount` green. @default 'charge' */
  readonly kind?: 'sum' | 'charge' | 'discount' | undefined;
  /** Divider above. */
  readonly startsGroup?: boolean | undefined;
}

export interface PriceLinesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly lines: readonly PriceLine[];
}

/** A price breakdown. */
export const PriceLines = ({ lines, className, ...rest }: PriceLinesProps) => (
  <div {...rest} className={classNames('bd-price-lines', className)}>
    <dl>
      {lines.map(({ id, label, note, amount, mark, kind = 'charge', startsGroup }) => (
        <div key={id} className="bd-price-lines__line" data-kind={kind} data-group={startsGroup || undefined}>
          <dt>
            {mark === undefined ? null : <span className="bd-price-lines__mark">{mark}</span>}
            <span>
              {label}
              {note === undefined ? null : <span className="bd-price-lines__note">{note}</span>}
            </span>
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  </div>
);

export interface PriceTotalProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly label: ReactNode;
  readonly amount: ReactNode;
  /** At the other end. */
  readonly note?: ReactNode;
}

/** The total, in large type. */
export const PriceTotal = ({ label, amount, note, className, ...rest }: PriceTotalProps) => (
  <div {...rest} className={classNames('bd-price-total', className)}>
    <div>
      <p className="bd-price-total__label">{label}</p>
      <strong className="bd-price-total__amount">{amount}</strong>
    </div>
    {note === undefined ? null : <div className="bd-price-total__note">{note}</div>}
  </div>
);
