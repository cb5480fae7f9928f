import './side-menu.css';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../class-names.ts';
import { type RenderLink, renderAriaLink } from '../link-render/link-render.tsx';
import { mergeRefs } from '../styles/merge-refs.ts';

/** A link. */
export interface SideMenuItem {
  readonly id: string;
  readonly label: string;
  /** 16 px. */
  readonly icon: ReactNode;
  readonly href: string;
  readonly isCurrent?: boolean | undefined;
  /** '3', and '3 waiting' for screen readers. */
  readonly count?: { readonly shown: string; readonly spoken: string } | undefined;
}

/** Links under a heading; the group without one comes first. */
export interface SideMenuGroup {
  readonly id: string;
  readonly title?: string | undefined;
  readonly items: readonly SideMenuItem[];
}

export interface SideMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the menu. */
  readonly label: string;
  readonly groups: readonly SideMenuGroup[];
  readonly renderLink?: RenderLink | undefined;
  /** Called after a link, to close the drawer. */
  readonly onNavigate?: (() => void) | undefined;
  /** Focuses the current entry, or the first. @default false */
  readonly takesFocus?: boolean | undefined;
}

interface EntryProps {
  readonly item: SideMenuItem;
  readonly renderLink: RenderLink;
  readonly onNavigate: (() => void) | undefined;
}

const Entry = ({ item: { label, icon, href, isCurrent, count }, renderLink, onNavigate }: EntryProps) =>
  renderLink({
    href,
    className: 'bd-side-menu__entry',
    'aria-current': isCurrent ? 'page' : undefined,
    onClick: onNavigate,
    children: (
      <>
        {icon}
        <span className="bd-side-menu__label">{label}</span>
        {count && (
          <>
            <span aria-hidden="true" className="bd-side-menu__count">
              {count.shown}
            </span>
            <VisuallyHidden>{count.spoken}</VisuallyHidden>
          </>
        )}
      </>
    ),
  });

/** The second menu: grouped areas with counts. */
export const SideMenu = ({
  label,
  groups,
  renderLink = renderAriaLink,
  onNavigate,
  takesFocus = false,
  className,
  ref,
  ...rest
}: SideMenuProps) => {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const menuRef = useMemo(() => mergeRefs(menu, ref), [ref]);
  const current = groups.flatMap(({ items }) => items).find(({ isCurrent }) => isCurrent)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another entry to show.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  useEffect(() => {
    if (!takesFocus) return;
    const start = menu.current?.querySelector<HTMLElement>('[aria-current]') ?? menu.current?.querySelector('a');
    start?.focus();
  }, [takesFocus]);
  return (
    <nav aria-label={label} {...rest} ref={menuRef} className={classNames('bd-side-menu', className)}>
      {groups.map((group) => (
        <div key={group.id} className="bd-side-menu__group">
          {group.title !== undefined && (
            <p id={`${id}${group.id}`} className="bd-side-menu__title">
              {group.title}
            </p>
          )}
          <ul {...(group.title === undefined ? {} : { 'aria-labelledby': `${id}${group.id}` })}>
            {group.items.map((item) => (
              <li key={item.id}>
                <Entry item={item} renderLink={renderLink} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
