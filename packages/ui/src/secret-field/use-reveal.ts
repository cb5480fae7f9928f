import { useEffect, useRef, useState } from 'react';

export interface Reveal {
  /** While shown. */
  readonly value: string | undefined;
  readonly secondsLeft: number;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly show: () => Promise<void>;
  readonly hide: () => void;
  /** For the clipboard; undefined if fetching failed. */
  readonly fetchValue: () => Promise<string | undefined>;
}

/** Keeps a secret in memory for some seconds. */
export const useReveal = (fetchSecret: () => Promise<string>, seconds: number): Reveal => {
  const [value, setValue] = useState<string>();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);

  const hide = () => {
    clearInterval(timer.current);
    setValue(undefined);
    setSecondsLeft(0);
  };
  useEffect(() => () => clearInterval(timer.current), []);

  const fetchValue = async (): Promise<string | undefined> => {
    if (value !== undefined) return value;
    setBusy(true);
    setFailed(false);
    try {
      return await fetchSecret();
    } catch {
      setFailed(true);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const show = async () => {
    const secret = await fetchValue();
    if (secret === undefined) return;
    setValue(secret);
    setSecondsLeft(seconds);
    const end = Date.now() + seconds * 1000;
    clearInterval(timer.current);
    timer.current = setInterval(() => {
      const left = Math.ceil((end - Date.now()) / 1000);
      if (left <= 0) hide();
      else setSecondsLeft(left);
    }, 250);
  };
  return { value, secondsLeft, isBusy, hasFailed, show, hide, fetchValue };
};
