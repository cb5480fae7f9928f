import { ArrowUpRight } from 'lucide-react';
import './side-nav.css';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { classNames } from '../class-names.ts';
import { type RenderLink, renderAriaLink } from '../link-render/link-render.tsx';
import { screenMessages } from '../messages/screen-messages.ts';

interface NavEntry {
  readonly id: string;
  readonly label: string;
  /** 20 px. */
  readonly icon: ReactNode;
}

/** Opens a page. */
export interface NavLink extends NavEntry {
  readonly href: string;
  readonly isCurrent?: boolean | undefined;
  /** External: adds an arrow and text for screen readers. */
  readonly isExternal?: boolean | undefined;
}

/** Triggers an action. */
export interface NavAction extends NavEntry {
  readonly onPress: () => void;
  readonly isExpanded?: boolean | undefined;
}

/** A menu entry. */
export type NavItem = NavLink | NavAction;

export interface SideNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  readonly brand: { readonly name: string; readonly href: string };
  readonly items: readonly NavItem[];
  /** Always visible at the bottom. */
  readonly footItems?: readonly NavItem[] | undefined;
  readonly renderLink?: RenderLink | undefined;
  readonly label?: string | undefined;
  readonly externalLabel?: string | undefined;
  /** Called after any entry, to close the drawer. */
  readonly onNavigate?: (() => void) | undefined;
}

interface TileProps {
  readonly item: NavItem;
  readonly renderLink: RenderLink;
  readonly externalLabel: string;
  readonly onNavigate: (() => void) | undefined;
}

const Tile = ({ item, renderLink, externalLabel, onNavigate }: TileProps) => {
  const isExternal = 'href' in item && item.isExternal;
  const content = (
    <>
      {item.icon}
      <span className="bd-side-nav__label">{item.label}</span>
      {isExternal && (
        <>
          <ArrowUpRight className="bd-side-nav__external" size={12} aria-hidden="true" />
          <VisuallyHidden>{externalLabel}</VisuallyHidden>
        </>
      )}
    </>
  );
  if ('href' in item) {
    return renderLink({
      href: item.href,
      className: 'bd-side-nav__tile',
      'aria-current': item.isCurrent ? 'page' : undefined,
      onClick: onNavigate,
      children: content,
    });
  }
  const press = () => {
    item.onPress();
    onNavigate?.();
  };
  const expanded = item.isExpanded === undefined ? {} : { 'aria-expanded': item.isExpanded };
  return (
    <Button className="bd-side-nav__tile" onPress={press} {...expanded}>
      {content}
    </Button>
  );
};

/** The main menu: 64 px tiles; below 80 px width, an icon rail. */
export const SideNav = ({
  brand,
  items,
  footItems = [],
  renderLink = renderAriaLink,
  label = screenMessages.shell.main,
  externalLabel = screenMessages.shell.external,
  onNavigate,
  className,
  ...rest
}: SideNavProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const current = items.find((item) => 'href' in item && item.isCurrent)?.id;
  /** Escape hides the rail's tooltip until pointer or focus moves to a tile. */
  const hush = ({ key }: { readonly type: string; readonly key?: string }) => {
    if (!key || key === 'Escape') menu.current?.toggleAttribute('data-hushed', !!key);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another tile to show.
  useEffect(() => {
    // Runs between layout and paint, where scrolling forces no extra layout.
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    });
    if (menu.current) laidOut.observe(menu.current);
    // Works wherever focus is, even if propagation stops.
    addEventListener('keydown', hush, true);
    return () => {
      laidOut.disconnect();
      removeEventListener('keydown', hush, true);
    };
  }, [current]);
  const list = (entries: readonly NavItem[], attributes: ComponentPropsWithRef<'ul'> & { 'data-foot'?: true } = {}) => (
    <ul {...attributes} className="bd-side-nav__list" onFocus={hush} onPointerOver={hush}>
      {entries.map((item) => (
        <li key={item.id}>
          <Tile item={item} renderLink={renderLink} externalLabel={externalLabel} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={label} {...rest} className={classNames('bd-side-nav', className)}>
      {renderLink({
        href: brand.href,
        className: 'bd-side-nav__brand',
        onClick: onNavigate,
        children: (
          <>
            <BrandMark />
            <span className="bd-side-nav__brand-name">{brand.name}</span>
          </>
        ),
      })}
      <div ref={menu} className="bd-side-nav__scroll">
        {list(items)}
      </div>
      {footItems.length > 0 && list(footItems, { 'data-foot': true })}
    </nav>
  );
};
