import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import './game-mark.css';

export interface GameMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Two or three letters: 'LoL'. No publisher's artwork. */
  readonly short: string;
  /** 32 px box, 26 px box, or bare letters. */
  readonly size?: 'm' | 's' | 'bare' | undefined;
  /** The game’s name, if no text says it. */
  readonly label?: string | undefined;
}

/** A game’s letters. */
export const GameMark = ({ short, size = 'm', label, className, ...rest }: GameMarkProps) => (
  <span
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    {...rest}
    className={classNames('bd-game-mark', className)}
    data-size={size}
  >
    {short}
  </span>
);
