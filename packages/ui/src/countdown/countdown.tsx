import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import './countdown.css';

export interface CountdownProps extends Omit<ComponentPropsWithRef<'time'>, 'children'> {
  /** Unix time in ms. */
  readonly until: number;
  readonly onEnd?: (() => void) | undefined;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Time left, as 0:42. */
export const Countdown = ({ until, onEnd, className, ...rest }: CountdownProps) => {
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const tick = () => {
      const left = secondsTo(until);
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      end.current?.();
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return (
    <time {...rest} className={classNames('bd-countdown', className)} dateTime={`PT${seconds}S`}>
      {clock(seconds)}
    </time>
  );
};
