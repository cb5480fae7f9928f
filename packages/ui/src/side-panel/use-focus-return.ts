import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface FocusReturn {
  readonly target: HTMLElement | null;
}

/** Focus return of a panel that was just unmounted. A panel mounted in its place takes it over. */
let pendingReturn: FocusReturn | null = null;

const getFocusedElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** The focus target of the replaced panel, unless it has been removed; otherwise the opener. */
function takeOverTarget(opener: HTMLElement | null): HTMLElement | null {
  const target = pendingReturn?.target?.isConnected ? pendingReturn.target : opener;
  pendingReturn = null;
  return target;
}

/**
 * Content behind a sheet cannot take focus before react-aria's effects have ended, and react-aria returns focus one frame later. Call it
 * from an effect, because frames alone may run before effects.
 */
function afterSheetEffects(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** Whether focus is still where it was. */
const isFocusUnmoved = (at: HTMLElement | null, trigger: HTMLElement | null): boolean =>
  at === document.body || at === trigger;

/** Returns focus, unless a newer panel has taken over. */
function returnFocus(focusReturn: FocusReturn): void {
  if (pendingReturn !== focusReturn) return;
  pendingReturn = null;
  if (getFocusedElement() !== document.body) return;
  const target = focusReturn.target;
  // Without a trigger, or if it was removed with its panel, focus goes to the page.
  if (target !== document.body && target?.isConnected) target.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * Moves focus to `start` on mount and, if the box contains focus on unmount, back to its origin. Returns the box's `onFocus`, which updates
 * the origin when focus enters from elsewhere.
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
      // React restores focus during the commit, so a focus call before its end has no effect.
      queueMicrotask(() => returnFocus(focusReturn));
    };
  }, [box, start]);
  // Also if `start` already has focus, because a replaced sheet returns its focus one frame later.
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

/** Focus return for a sheet. react-aria returns focus by itself, but not to the trigger of a replaced panel. */
export function useSheetFocusReturn(sheet: RefObject<HTMLElement | null>): void {
  // Read on first render, because autofocus inside the sheet happens before its effects.
  const [opener] = useState(getFocusedElement);
  const focusReturn = useRef<FocusReturn>(null);
  useLayoutEffect(() => {
    const inside = sheet.current;
    const trigger = takeOverTarget(opener);
    return () => {
      // Content behind a sheet cannot have focus, so focus on the body means that the focused element of the sheet was just removed.
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
