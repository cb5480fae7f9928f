import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChatPlace } from '../history.ts';

/** Parameter of a link to a message: its sequence number. */
const PARAM = 'message';

const seqOf = (params: URLSearchParams): number | null => {
  const text = params.get(PARAM) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

/** The panel that finds messages in the chat, and the place that it or the address wants to show. */
export function useFind() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [params, setParams] = useSearchParams();
  const [wanted, setWanted] = useState<ChatPlace | null>(null);
  const linked = seqOf(params);
  useEffect(() => {
    if (linked === null) return;
    setWanted({ around: linked });
    // Otherwise a reload would jump back to it.
    setParams(
      (now) => {
        now.delete(PARAM);
        return now;
      },
      { replace: true },
    );
  }, [linked, setParams]);
  return {
    button,
    isOpen,
    toggle: () => setOpen(!isOpen),
    close: () => {
      setOpen(false);
      button.current?.focus();
    },
    wanted,
    find: setWanted,
  };
}
