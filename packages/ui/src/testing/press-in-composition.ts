/** Keys of an input method: during a composition, and after it as in Safari. */
const compositionKeys: readonly KeyboardEventInit[] = [{ isComposing: true }, { keyCode: 229, isComposing: false }];

/** Presses a key that belongs to an input method in the focused field. */
export function pressInComposition(key: string): void {
  for (const init of compositionKeys) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    );
  }
}
