import './avatar.css';
import { type HTMLAttributes, type RefAttributes, useState } from 'react';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { hueOf, initialsOf } from './initials.ts';

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement>, RefAttributes<HTMLSpanElement> {
  /** Whose picture it is: gives initials, tint and the spoken name. */
  name: string;
  /** Left out, or not loadable: the initials stand in its place. */
  src?: string | null | undefined;
  /** Pixels. @default 28 */
  size?: number;
  /** A green dot. Say it in words beside the picture too. */
  isOnline?: boolean;
  /** The name stands beside it already: then it is not spoken twice. */
  isDecorative?: boolean;
}

/** A person's picture, or initials where there is none. */
export function Avatar({ name, src, size = 28, isOnline, isDecorative, className, style, ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      {...spoken}
      {...props}
      className={classNames('bd-avatar', className)}
      style={cssVars({ '--avatar-size': `${size}px` }, style)}
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
