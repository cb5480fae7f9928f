import { Plus, X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, type RefAttributes, useMemo } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import { withClass } from '../styles/class-name.ts';
import { mergeRefs } from '../styles/merge-refs.ts';
import { useNeighbourFocus } from './use-neighbour-focus.ts';
import './filter-chips.css';

export type FilterBarProps = ComponentPropsWithRef<'div'>;

/** A row of filters that scrolls on phones; `data-end` aligns content to its end. Removed filters pass on focus. */
export const FilterBar = ({ className, ref, ...rest }: FilterBarProps) => {
  const bar = useNeighbourFocus();
  const both = useMemo(() => mergeRefs(bar, ref), [bar, ref]);
  return <div tabIndex={-1} {...rest} ref={both} className={classNames('bd-filter-bar bd-fades', className)} />;
};

export interface FilterChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 'Game is'. */
  readonly name: string;
  /** 'any of 7'. */
  readonly value: ReactNode;
  readonly onRemove: () => void;
  readonly removeLabel?: ((name: string) => string) | undefined;
}

/** An active, removable filter. */
export const FilterChip = ({
  name,
  value,
  onRemove,
  removeLabel = screenMessages.chip.remove,
  className,
  ...rest
}: FilterChipProps) => (
  <span {...rest} className={classNames('bd-filter-chip', className)} data-set="">
    {name} <b className="bd-words">{value}</b>
    <Button className="bd-filter-chip__remove" aria-label={removeLabel(name)} onPress={onRemove}>
      <X size={14} aria-hidden="true" />
    </Button>
  </span>
);

export interface FilterButtonProps extends Omit<ButtonProps, 'children'>, RefAttributes<HTMLButtonElement> {
  readonly children: ReactNode;
  /** 14 px. */
  readonly icon?: ReactNode;
  /** Dashed: adds a filter. */
  readonly isAdd?: boolean | undefined;
}

/** Opens a filter’s options; a trigger for menus and popovers. */
export const FilterButton = ({ icon, isAdd = false, className, children, ...rest }: FilterButtonProps) => (
  <Button {...rest} className={withClass('bd-filter-chip', className)} data-add={isAdd || undefined}>
    {icon ?? (isAdd ? <Plus size={14} aria-hidden="true" /> : null)}
    {children}
  </Button>
);
