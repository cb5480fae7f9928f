import './menu.css';
import { type ReactNode, type RefAttributes, type RefObject, useMemo, useRef } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  MenuTrigger as AriaMenuTrigger,
  type MenuTriggerProps,
} from 'react-aria-components/Menu';
import { PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { Separator, type SeparatorProps } from 'react-aria-components/Separator';
import { useSlottedContext } from 'react-aria-components/slots';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import { withClass } from '../styles/class-name.ts';
import { mergeRefs } from '../styles/merge-refs.ts';
import { useCloseOnTab } from './use-close-on-tab.ts';

export type { MenuTriggerProps };

/** Wraps a Button and its Menu. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />;
}

export interface MenuProps<T extends object> extends AriaMenuProps<T>, RefAttributes<HTMLDivElement> {
  /** @default 'bottom end' */
  placement?: NonNullable<PopoverProps['placement']>;
}

/** More actions for an item. Keep the main ones as buttons. */
export function Menu<T extends object>({ placement = 'bottom end', ...props }: MenuProps<T>) {
  const { triggerRef } = useSlottedContext(PopoverContext) ?? {};
  return (
    <Popover placement={placement}>
      <Entries {...props} trigger={triggerRef} />
    </Popover>
  );
}

interface EntriesProps<T extends object> extends Omit<MenuProps<T>, 'placement'> {
  trigger: RefObject<Element | null> | undefined;
}

/** Mounted only while open. */
function Entries<T extends object>({ trigger, className, ref, ...props }: EntriesProps<T>) {
  const menu = useRef<HTMLDivElement>(null);
  const all = useMemo(() => mergeRefs(menu, ref), [ref]);
  useCloseOnTab({ trigger, menu });
  return <AriaMenu {...props} ref={all} className={withClass('bd-menu', className)} />;
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children'>, RefAttributes<HTMLDivElement> {
  children?: ReactNode;
  icon?: IconName;
  /** danger: can’t be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger';
}

/** Triggers an action. */
export function MenuItem({ icon, tone = 'neutral', className, children, ...props }: MenuItemProps) {
  const text = typeof children === 'string' ? { textValue: children } : {};
  return (
    <AriaMenuItem {...text} {...props} className={withClass('bd-option', className)} data-tone={tone}>
      {({ isSelected, selectionMode }) => (
        <>
          {icon ? <Icon name={icon} /> : null}
          <span className="bd-option-text bd-words">{children}</span>
          {selectionMode !== 'none' && isSelected ? <Icon name="check" size={14} /> : null}
        </>
      )}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps
  extends Pick<
      AriaMenuSectionProps<object>,
      'selectionMode' | 'selectedKeys' | 'onSelectionChange' | 'shouldCloseOnSelect' | 'className' | 'style'
    >,
    RefAttributes<HTMLElement> {
  title: ReactNode;
  children: ReactNode;
}

/** Titled entries; with a `selectionMode`, they’re checked. */
export function MenuSection({ title, className, children, ...props }: MenuSectionProps) {
  return (
    <AriaMenuSection {...props} className={classNames('bd-menu-section', className)}>
      <Header className="bd-option-head">{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A divider between entries. */
export function MenuSeparator({ className, ...props }: SeparatorProps & RefAttributes<HTMLElement>) {
  return <Separator {...props} className={classNames('bd-menu-separator', className)} />;
}
