import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Debt {
  readonly to: HTMLElement | null;
}

/** Whose focus a panel had that has just gone: the one that takes its place in the same moment gives it back instead. */
let left: Debt | null = null;

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** What lent the focus to the panel before it has lent it to this one, too, unless it has gone with that. */
function takeOver(opener: HTMLElement | null): HTMLElement | null {
  const lender = left?.to?.isConnected ? left.to : opener;
  left = null;
  return lender;
}

/**
 * What lies behind a sheet can have no focus before react-aria's own effects have ended, and in the frame after it react-aria tries to give
 * it back. Frames alone may be faster than effects: it is called by an effect, which ends or begins with those.
 */
function afterSheet(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** Nobody has moved the focus meanwhile. */
const isAtRest = (at: HTMLElement | null, lender: HTMLElement | null): boolean => at === document.body || at === lender;

/** Nobody pays for another: what a panel owes that closed since is paid by that one, when something can take it. */
function giveBack(debt: Debt): void {
  if (left !== debt) return;
  left = null;
  if (focused() !== document.body) return;
  const back = debt.to;
  // Nobody may have lent it, and a row may be gone with its panel: the page itself takes it then.
  if (back !== document.body && back?.isConnected) back.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * The focus goes to `start` when the box appears, and when the box goes with the focus in it, back to where it came from. What is
 * returned is the box's `onFocus`: who goes out of it and comes in again from elsewhere is brought back there.
 */
export function useLentFocus(box: RefObject<HTMLElement | null>, start: RefObject<HTMLElement | null>) {
  const lender = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const inside = box.current;
    lender.current = takeOver(focused());
    start.current?.focus({ preventScroll: true });
    return () => {
      if (!inside?.contains(focused())) return;
      const debt: Debt = { to: lender.current };
      left = debt;
      // Once the page stands as it is to be: until then it does not hear of a focus.
      queueMicrotask(() => giveBack(debt));
    };
  }, [box, start]);
  // Also where the start has the focus by now: the sheet that this takes the place of gives it back a frame later.
  useEffect(
    () =>
      afterSheet(() => {
        if (isAtRest(focused(), lender.current)) start.current?.focus({ preventScroll: true });
      }),
    [start],
  );
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) lender.current = relatedTarget;
  };
}

/** The same of a sheet: react-aria gives its focus back, but to what it takes the place of where that was a panel. */
export function useSheetFocus(sheet: RefObject<HTMLElement | null>): void {
  // A field in it may have the focus before any effect of the sheet is asked.
  const [opener] = useState(focused);
  const owed = useRef<Debt>(null);
  useLayoutEffect(() => {
    const inside = sheet.current;
    const lender = takeOver(opener);
    return () => {
      // Nothing behind a sheet has the focus: where nothing has it, what had it in the sheet went a moment ago.
      if (focused() !== document.body && !inside?.contains(focused())) return;
      owed.current = { to: lender };
      left = owed.current;
    };
  }, [opener, sheet]);
  useEffect(
    () => () => {
      const debt = owed.current;
      if (debt !== null) afterSheet(() => giveBack(debt));
    },
    [],
  );
}
