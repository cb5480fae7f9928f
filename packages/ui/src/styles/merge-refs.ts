import type { Ref } from 'react';

export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]) {
  return (element: T | null) => {
    const undo = refs.map((ref) => assign(ref, element));
    return () => {
      for (const cleanUp of undo) cleanUp?.();
    };
  };
}

function assign<T>(ref: Ref<T> | undefined, element: T | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
  }
  if (!ref) return undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
