import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the unread divider is above the visible messages, or not loaded, and has not been visible yet.
 * @param isOn there are unread messages
 */
export function useUnreadAbove(box: RefObject<HTMLElement | null>, isOn: boolean) {
  const [isAbove, setAbove] = useState(false);
  const wasSeen = useRef(false);
  const check = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    const line = element.querySelector('.bd-chat__line[data-new]');
    const isHidden = line === null || line.getBoundingClientRect().bottom < element.getBoundingClientRect().top;
    wasSeen.current ||= isOn && !isHidden;
    setAbove(isOn && isHidden && !wasSeen.current);
  }, [box, isOn]);
  // On every render: entries move the divider.
  useLayoutEffect(check);
  return { isAbove, check };
}
