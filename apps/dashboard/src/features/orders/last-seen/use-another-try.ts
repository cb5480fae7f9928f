import { useEffect, useRef, useState } from 'react';
import type { BootResult } from '../../../app/boot.ts';
import { followLine, willPass } from '../../../app/try-again.ts';

export interface AnotherTry {
  readonly again: () => Promise<BootResult>;
  /** The app stands, or it is not for want of a line that it does not. */
  readonly onEnd: (next: Promise<BootResult>) => void;
}

/** Tries to start, one try at a time: when the server answers, and when somebody wants it. */
export function useAnotherTry({ again, onEnd }: AnotherTry) {
  const [isTrying, setTrying] = useState(false);
  const running = useRef<Promise<void>>(undefined);
  const start = useRef(() => running.current);
  useEffect(() => {
    start.current = () => {
      running.current ??= run();
      return running.current;
    };
    async function run(): Promise<void> {
      setTrying(true);
      const next = again();
      try {
        await next;
        onEnd(next);
      } catch (error) {
        if (!willPass(error)) onEnd(next);
      }
      running.current = undefined;
      setTrying(false);
    }
  }, [again, onEnd]);
  useEffect(() => followLine(() => start.current()), []);
  return { isTrying, tryNow: () => void start.current() };
}
