import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './key-value-list.css';

/** A row. */
export interface KeyValue {
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly tone?: 'success' | 'warning' | 'danger' | undefined;
  /** A total, in full colour. */
  readonly isTotal?: boolean | undefined;
}

export interface KeyValueListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  readonly items: readonly KeyValue[];
}

/** Rows of labels and values. */
export const KeyValueList = ({ items, className, ...rest }: KeyValueListProps) => (
  <dl {...rest} className={classNames('bd-kv', className)}>
    {items.map(({ id, label, value, tone, isTotal }, index) => (
      <div
        key={id ?? (typeof label === 'string' ? label : index)}
        className="bd-kv__row"
        data-total={isTotal || undefined}
      >
        <dt>{label}</dt>
        <dd className="bd-words" data-tone={tone}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
