import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface FocusReturn {
  readonly target: HTMLElement | null;
}

/** Focus return of a panel just unmounted; a panel mounted in its place takes it over. */
let pendingReturn: FocusReturn | null = null;

const getFocusedElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** The replaced panel's target if still there, else the opener. */
function takeOverTarget(opener: HTMLElement | null): HTMLElement | null {
  const target = pendingReturn?.target?.isConnected ? pendingReturn.target : opener;
  pendingReturn = null;
  return target;
}

/**
 * Content behind a sheet cannot take focus before react-aria's effects, and react-aria returns focus a frame later. Call it from an effect:
 * frames may run before effects.
 */
function afterSheetEffects(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

const isFocusUnmoved = (at: HTMLElement | null, trigger: HTMLElement | null): boolean =>
  at === document.body || at === trigger;

/** Unless a newer panel has taken over. */
function returnFocus(focusReturn: FocusReturn): void {
  if (pendingReturn !== focusReturn) return;
  pendingReturn = null;
  if (getFocusedElement() !== document.body) return;
  const target = focusReturn.target;
  // Without a trigger, focus goes to the page.
  if (target !== document.body && target?.isConnected) target.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * Focuses `start` on mount and, if the box has focus on unmount, its origin. The returned `onFocus` updates the origin when focus enters.
 */
export function useFocusReturn(box: RefObject<HTMLElement | null>, start: RefObject<HTMLElement | null>) {
  const trigger = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const inside = box.current;
    trigger.current = takeOverTarget(getFocusedElement());
    start.current?.focus({ preventScroll: true });
    return () => {
      if (!inside?.contains(getFocusedElement())) return;
      const focusReturn: FocusReturn = { target: trigger.current };
      pendingReturn = focusReturn;
      // Deferred, because React restores focus at the end of the commit.
      queueMicrotask(() => returnFocus(focusReturn));
    };
  }, [box, start]);
  // Even if `start` has focus: a replaced sheet returns focus a frame later.
  useEffect(
    () =>
      afterSheetEffects(() => {
        if (isFocusUnmoved(getFocusedElement(), trigger.current)) start.current?.focus({ preventScroll: true });
      }),
    [start],
  );
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) trigger.current = relatedTarget;
  };
}

/** react-aria does not return focus to the trigger of a replaced panel. */
export function useSheetFocusReturn(sheet: RefObject<HTMLElement | null>): void {
  // On first render, because autofocus precedes effects.
  const [opener] = useState(getFocusedElement);
  const focusReturn = useRef<FocusReturn>(null);
  useLayoutEffect(() => {
    const inside = sheet.current;
    const trigger = takeOverTarget(opener);
    return () => {
      // Focus on the body means that the sheet's focused element was just removed.
      if (getFocusedElement() !== document.body && !inside?.contains(getFocusedElement())) return;
      focusReturn.current = { target: trigger };
      pendingReturn = focusReturn.current;
    };
  }, [opener, sheet]);
  useEffect(
    () => () => {
      const pending = focusReturn.current;
      if (pending !== null) afterSheetEffects(() => returnFocus(pending));
    },
    [],
  );
}
