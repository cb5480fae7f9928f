import { Menu } from 'lucide-react';
import './top-bar.css';
import type { ComponentPropsWithRef, ReactNode, RefAttributes } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { formatBadgeCount } from '../format-badge-count/format-badge-count.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import { withClass } from '../styles/class-name.ts';

export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children' | 'title'> {
  readonly title: ReactNode;
  /** Above the title: 'Welcome'. */
  readonly eyebrow?: ReactNode;
  /** Search box; on phones, `actions` opens it. */
  readonly search?: ReactNode;
  /** At the end. Text marked `data-wide` is hidden on phones. */
  readonly actions?: ReactNode;
  /** Opens the phone drawer. */
  readonly onMenuPress?: (() => void) | undefined;
  readonly menuLabel?: string | undefined;
}

/** The sticky bar above every page. */
export const TopBar = ({
  title,
  eyebrow,
  search,
  actions,
  onMenuPress,
  menuLabel = screenMessages.shell.openMenu,
  className,
  ...rest
}: TopBarProps) => (
  <header {...rest} className={classNames('bd-top-bar', className)}>
    {onMenuPress && (
      <Button className="bd-top-bar__button bd-top-bar__menu" aria-label={menuLabel} onPress={onMenuPress}>
        <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    )}
    <div className="bd-top-bar__title">
      {eyebrow === undefined ? null : <p className="bd-top-bar__eyebrow">{eyebrow}</p>}
      <h1 className="bd-top-bar__heading">{title}</h1>
    </div>
    {search === undefined ? null : <div className="bd-top-bar__search">{search}</div>}
    {actions === undefined ? null : <div className="bd-top-bar__actions">{actions}</div>}
  </header>
);

export interface TopBarButtonProps extends Omit<ButtonProps, 'children'>, RefAttributes<HTMLButtonElement> {
  /** 'Messages, 2 unread'. */
  readonly 'aria-label': string;
  /** 20 px, or a 30 px avatar. */
  readonly icon: ReactNode;
  /** 0 shows nothing, above 999 shows 999+. */
  readonly count?: number | undefined;
  /** News without a count. */
  readonly hasDot?: boolean | undefined;
}

/** A top bar icon; a trigger for menus and popovers. */
export const TopBarButton = ({ icon, count = 0, hasDot = false, className, ...rest }: TopBarButtonProps) => (
  <Button {...rest} className={withClass('bd-top-bar__button', className)}>
    {icon}
    {count > 0 && <span className="bd-top-bar__count" data-count={formatBadgeCount(count)} aria-hidden="true" />}
    {hasDot && count === 0 && <span className="bd-top-bar__dot" aria-hidden="true" />}
  </Button>
);
