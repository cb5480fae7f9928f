import { useEffect } from 'react';

/** `keyCode` of a key that an input method handles. In Safari, the Enter that ends a composition comes after `compositionend`. */
const PROCESS_KEY = 229;

const stopWhileComposing = (event: KeyboardEvent) => {
  if (event.isComposing || event.keyCode === PROCESS_KEY) event.stopImmediatePropagation();
};

let fields = 0;

/** For fields with text: no handler gets the keys of an input method, so that they neither send, choose nor close anything. */
export function useCompositionGuard(): void {
  useEffect(() => {
    // Before all handlers, also those of react-aria and of overlays around the field.
    if (fields === 0) window.addEventListener('keydown', stopWhileComposing, true);
    fields += 1;
    return () => {
      fields -= 1;
      if (fields === 0) window.removeEventListener('keydown', stopWhileComposing, true);
    };
  }, []);
}
