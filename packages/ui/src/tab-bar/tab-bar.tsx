import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../class-names.ts';
import { type RenderLink, renderAriaLink } from '../link-render/link-render.tsx';
import './tab-bar.css';

/** A tab. */
export interface TabBarItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean | undefined;
  /** Formatted: '1,204'. */
  readonly count?: string | undefined;
  /** The full number of a shortened `count`: read out and shown on hover. */
  readonly wholeCount?: string | undefined;
  /** 14 px. */
  readonly icon?: ReactNode;
}

export interface TabBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  readonly items: readonly TabBarItem[];
  /** Navigation name: 'Saved views'. */
  readonly label: string;
  /** `chips` above a list; `lines` below a phone’s top bar. */
  readonly variant?: 'chips' | 'lines' | undefined;
  readonly renderLink?: RenderLink | undefined;
}

const Count = ({ count, whole }: { readonly count: string; readonly whole: string | undefined }) => (
  <span className="bd-tab-bar__count" title={whole}>
    {whole === undefined ? (
      count
    ) : (
      <>
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{whole}</VisuallyHidden>
      </>
    )}
  </span>
);

/** Views of a page as links with counts. Without URLs, use `Tabs`. */
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
      {items.map(({ id, label: text, href, isCurrent, count, wholeCount, icon }) => (
        <li key={id}>
          {renderLink({
            href,
            className: 'bd-tab-bar__tab',
            'aria-current': isCurrent ? 'page' : undefined,
            children: (
              <>
                {icon}
                {text}
                {/* Flex layout drops the space, but names keep it. */}
                {count === undefined ? null : (
                  <>
                    {' '}
                    <Count count={count} whole={wholeCount} />
                  </>
                )}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  </nav>
);
