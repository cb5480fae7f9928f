import './icon.css';
import type { LucideProps } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { iconSet } from './icon-set.data.ts';

/** One of `iconNames`. */
export type IconName = keyof typeof iconSet;
/** All available icons. */
export const iconNames = Object.keys(iconSet) as readonly IconName[];

export interface IconProps extends Omit<LucideProps, 'name'> {
  name: IconName;
  /** Px: 14 in small text, 16 in buttons, 20 alone. @default 16 */
  size?: number;
  /** Without it, the icon is decorative. */
  label?: string;
}

/** A line icon in the text colour. Add text or a `label`. */
export function Icon({ name, size = 16, label, className, ...props }: IconProps) {
  const Drawing = iconSet[name];
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawing
      strokeWidth={1.75}
      focusable="false"
      {...spoken}
      {...props}
      size={size}
      className={classNames('bd-icon', className)}
    />
  );
}
