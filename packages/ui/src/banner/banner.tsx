import './banner.css';
import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { messages } from '../messages/messages.ts';

/** Banner colours. */
export const bannerTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
/** One of `bannerTones`. */
export type BannerTone = (typeof bannerTones)[number];

const icons = {
  neutral: 'info',
  info: 'info',
  success: 'circle-check',
  warning: 'warning',
  danger: 'circle-alert',
} as const satisfies Record<BannerTone, IconName>;

export interface BannerProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /** @default 'neutral' */
  tone?: BannerTone;
  /** Replaces the tone’s icon. */
  icon?: IconName;
  actions?: ReactNode;
  /** Makes the banner dismissible. */
  onClose?: () => void;
  /** @default 'Close' */
  closeLabel?: string;
}

/** A lasting condition, such as being offline. For something brief, use a toast. */
export function Banner({
  tone = 'neutral',
  icon = icons[tone],
  actions,
  onClose,
  closeLabel = messages.close,
  className,
  children,
  ...props
}: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...props}
      className={classNames('bd-banner', className)}
      data-tone={tone}
    >
      <Icon name={icon} />
      <div className="bd-banner-content">
        <div className="bd-banner-text">{children}</div>
        {actions}
      </div>
      {onClose ? (
        <IconButton size="s" aria-label={closeLabel} onPress={onClose}>
          <Icon name="close" />
        </IconButton>
      ) : null}
    </div>
  );
}
