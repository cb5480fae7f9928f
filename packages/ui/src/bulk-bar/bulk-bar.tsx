import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import './bulk-bar.css';

export interface BulkBarProps extends ComponentPropsWithRef<'section'> {
  /** How many rows are chosen; at 0 nothing is drawn. */
  readonly count: number;
  readonly onClear: () => void;
  readonly labels?: { selected: string; clear: string; label: string } | undefined;
}

/** What may be done with the chosen rows; floats over the end of the page. Quiet buttons go inside. */
export const BulkBar = ({
  count,
  onClear,
  labels = screenMessages.bulk,
  className,
  children,
  ...rest
}: BulkBarProps) =>
  count === 0 ? null : (
    <section aria-label={labels.label} {...rest} className={classNames('bd-bulk', className)}>
      <p className="bd-bulk__count" role="status">
        <b>{count}</b> {labels.selected}
      </p>
      <div className="bd-bulk__actions">{children}</div>
      <IconButton size="s" aria-label={labels.clear} onPress={onClear}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </section>
  );
