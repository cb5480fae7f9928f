import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs an action at once or, while a mouse button or finger is down, after its release. A message that appears
 * below a field as it loses the focus would otherwise move the button away that is being pressed.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const begin = () => {
      isPressed.current = true;
    };
    const end = () => {
      isPressed.current = false;
      for (const action of waiting.current.splice(0)) action();
    };
    window.addEventListener('mousedown', begin, options);
    window.addEventListener('mouseup', end, options);
    // Instead of `mouseup`.
    window.addEventListener('dragend', end, options);
    return () => listeners.abort();
  }, []);
  return useCallback((action: () => void) => {
    if (isPressed.current) waiting.current.push(action);
    else action();
  }, []);
}
