import './avatar.css';
import { type HTMLAttributes, type RefAttributes, useState } from 'react';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { hueOf, initialsOf } from './initials.ts';

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement>, RefAttributes<HTMLSpanElement> {
  /** The person’s name: source of initials, tint and accessible name. */
  name: string;
  /** Without a loadable picture, initials are shown. */
  src?: string | null | undefined;
  /** Pixels. @default 28 */
  size?: number;
  /** Shows a green dot. Say it in text too. */
  isOnline?: boolean;
  /** Not read out, because the name is next to it. */
  isDecorative?: boolean;
}

/** A person’s picture or initials. */
export function Avatar({ name, src, size = 28, isOnline, isDecorative, className, style, ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      {...spoken}
      {...props}
      className={classNames('bd-avatar', className)}
      style={cssVars({ '--bd-avatar-size': `${size}px` }, style)}
      data-hue={hueOf(name)}
      data-online={isOnline || undefined}
    >
      {src && src !== failed ? (
        <img src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
      ) : (
        <span data-initials={initialsOf(name)} />
      )}
    </span>
  );
}
