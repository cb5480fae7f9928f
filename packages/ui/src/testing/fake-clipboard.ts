import { fn } from 'storybook/test';

type WriteText = (text: string) => Promise<void>;

/** Replaces the clipboard, which a browser under test may refuse to write, while `use` runs. */
export async function withFakeClipboard(
  use: (writeText: ReturnType<typeof fn<WriteText>>) => Promise<void>,
): Promise<void> {
  const writeText = fn<WriteText>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  try {
    await use(writeText);
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
}
