import { expect, waitFor } from 'storybook/test';

/** What an event makes of an element: what react-aria says of it then, and how it looks, it or a part of it. */
interface StyleChange {
  readonly of: Element;
  /** What is said of it, as an attribute, where anything is: a pseudo-class of the browser's own can be seen by its look alone. */
  readonly says?: 'data-hovered' | 'data-pressed' | 'data-focused' | 'data-focus-visible';
  /** Which part of it looks other. @default itself */
  readonly part?: Element | '::after';
  readonly by: 'backgroundColor' | 'color' | 'outlineStyle' | 'textDecorationColor';
}

const readStyle = ({ of, part = of, by }: StyleChange) =>
  (part === '::after' ? getComputedStyle(of, part) : getComputedStyle(part as Element))[by];

/** A real event changes how an element looks. */
export async function expectStyleChange(look: StyleChange, event: () => Promise<unknown>): Promise<void> {
  const { of, says } = look;
  const before = readStyle(look);
  if (says !== undefined) await expect(of).not.toHaveAttribute(says);
  await event();
  await waitFor(async () => {
    if (says !== undefined) await expect(of).toHaveAttribute(says, 'true');
    await expect(readStyle(look), look.by).not.toBe(before);
  });
}
