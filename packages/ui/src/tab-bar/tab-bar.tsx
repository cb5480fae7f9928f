import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type RenderLink, renderAriaLink } from '../link-render/link-render.tsx';
import './tab-bar.css';

/** One of the places that a bar leads to. */
export interface TabBarItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean | undefined;
  /** As text, so that the app writes large numbers its own way: '42,118'. */
  readonly count?: string | undefined;
  /** 14 px. */
  readonly icon?: ReactNode;
}

export interface TabBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  readonly items: readonly TabBarItem[];
  /** The name of the navigation: 'Saved views'. */
  readonly label: string;
  /** `chips` over a list; `lines` as wide as the place, under a phone's top bar. */
  readonly variant?: 'chips' | 'lines' | undefined;
  readonly renderLink?: RenderLink | undefined;
}

/** Views of one page as links with counts. What changes without a new address is `Tabs`. */
export const TabBar = ({
  items,
  label,
  variant = 'chips',
  renderLink = renderAriaLink,
  className,
  ...rest
}: TabBarProps) => (
  <nav aria-label={label} {...rest} className={classNames('bd-tab-bar bd-fades', className)} data-variant={variant}>
    <ul>
      {items.map(({ id, label: text, href, isCurrent, count, icon }) => (
        <li key={id}>
          {renderLink({
            href,
            className: 'bd-tab-bar__tab',
            'aria-current': isCurrent ? 'page' : undefined,
            children: (
              <>
                {icon}
                {text}
                {count === undefined ? null : <span className="bd-tab-bar__count">{count}</span>}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  </nav>
);
