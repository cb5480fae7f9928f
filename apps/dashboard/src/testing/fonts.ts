import { onTestFinished } from 'vitest';

interface StubbedFace {
  readonly family: string;
  readonly unicodeRange: string;
  readonly status?: string;
  readonly load?: () => Promise<unknown>;
}

/** Faces of the page for one test: jsdom has none, and the files of a worker share one page. */
export function stubFonts(faces: readonly StubbedFace[]): void {
  Object.defineProperty(document, 'fonts', { value: faces, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'));
}
