import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface FocusReturn {
  readonly target: HTMLElement | null;
}

/** Whose focus a panel had that has just gone: the one that takes its place in the same moment gives it back instead. */
let pendingReturn: FocusReturn | null = null;

const getFocusedElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** What lent the focus to the panel before it has lent it to this one, too, unless it has gone with that. */
function takeOverTarget(opener: HTMLElement | null): HTMLElement | null {
  const target = pendingReturn?.target?.isConnected ? pendingReturn.target : opener;
  pendingReturn = null;
  return target;
}

/**
 * What lies behind a sheet can have no focus before react-aria's own effects have ended, and in the frame after it react-aria tries to give
 * it back. Frames alone may be faster than effects: it is called by an effect, which ends or begins with those.
 */
function afterSheetEffects(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** Nobody has moved the focus meanwhile. */
const isFocusUnmoved = (at: HTMLElement | null, trigger: HTMLElement | null): boolean =>
  at === document.body || at === trigger;

/** Nobody pays for another: what a panel owes that closed since is paid by that one, when something can take it. */
function returnFocus(focusReturn: FocusReturn): void {
  if (pendingReturn !== focusReturn) return;
  pendingReturn = null;
  if (getFocusedElement() !== document.body) return;
  const target = focusReturn.target;
  // Nobody may have lent it, and a row may be gone with its panel: the page itself takes it then.
  if (target !== document.body && target?.isConnected) target.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * The focus goes to `start` when the box appears, and when the box goes with the focus in it, back to where it came from. What is
 * returned is the box's `onFocus`: who goes out of it and comes in again from elsewhere is brought back there.
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
      // Once the page stands as it is to be: until then it does not hear of a focus.
      queueMicrotask(() => returnFocus(focusReturn));
    };
  }, [box, start]);
  // Also where the start has the focus by now: the sheet that this takes the place of gives it back a frame later.
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

/** The same of a sheet: react-aria gives its focus back, but to what it takes the place of where that was a panel. */
export function useSheetFocusReturn(sheet: RefObject<HTMLElement | null>): void {
  // A field in it may have the focus before any effect of the sheet is asked.
  const [opener] = useState(getFocusedElement);
  const focusReturn = useRef<FocusReturn>(null);
  useLayoutEffect(() => {
    const inside = sheet.current;
    const trigger = takeOverTarget(opener);
    return () => {
      // Nothing behind a sheet has the focus: where nothing has it, what had it in the sheet went a moment ago.
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
