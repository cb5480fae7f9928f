import { expect, waitFor } from 'storybook/test';

/** An event's effect: react-aria's state attribute and the look of the element or a part. */
interface StyleChange {
  readonly of: Element;
  /** A native pseudo-class has none. */
  readonly says?: 'data-hovered' | 'data-pressed' | 'data-focused' | 'data-focus-visible';
  /** @default itself */
  readonly part?: Element | '::after';
  readonly by: 'backgroundColor' | 'color' | 'outlineStyle' | 'textDecorationColor';
}

const readStyle = ({ of, part = of, by }: StyleChange) =>
  (part === '::after' ? getComputedStyle(of, part) : getComputedStyle(part as Element))[by];

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
