import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import './game-mark.css';

export interface GameMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Two or three letters: 'LoL', 'VAL'. No publisher's artwork. */
  readonly short: string;
  /** Box of 32 px, box of 26 px, or bare letters for dense rows. */
  readonly size?: 'm' | 's' | 'bare' | undefined;
  /** The game’s name, if no text next to it says it. */
  readonly label?: string | undefined;
}

/** Identifies a game by its letters. */
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
