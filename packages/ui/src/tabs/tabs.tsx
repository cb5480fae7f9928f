import './tabs.css';
import type { ReactNode, RefAttributes } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  type TabListProps as AriaTabListProps,
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { withClass } from '../styles/class-name.ts';

export interface TabsProps extends AriaTabsProps, RefAttributes<HTMLDivElement> {
  /** pill: above a list; line: parts of a page. @default 'pill' */
  look?: 'pill' | 'line';
}

/** Views of an item, one at a time. */
export function Tabs({ look = 'pill', className, ...props }: TabsProps) {
  return <AriaTabs {...props} className={withClass('bd-tabs', className)} data-look={look} />;
}

export interface TabListProps<T extends object> extends AriaTabListProps<T>, RefAttributes<HTMLDivElement> {}

/** The row of tabs. */
export function TabList<T extends object>({ className, ...props }: TabListProps<T>) {
  return <AriaTabList {...props} className={withClass('bd-tab-list bd-fades', className)} />;
}

export interface TabProps extends Omit<AriaTabProps, 'children'>, RefAttributes<HTMLDivElement> {
  children?: ReactNode;
  /** Number of items. */
  count?: ReactNode;
}

/** A panel’s tab. */
export function Tab({ className, children, count, ...props }: TabProps) {
  return (
    <AriaTab {...props} className={withClass('bd-tab', className)}>
      {children}
      {count === undefined ? null : <span className="bd-tab-count">{count}</span>}
    </AriaTab>
  );
}

export interface TabPanelProps extends AriaTabPanelProps, RefAttributes<HTMLDivElement> {}

/** A tab’s content. */
export function TabPanel({ className, ...props }: TabPanelProps) {
  return <AriaTabPanel {...props} className={withClass('bd-tab-panel', className)} />;
}
