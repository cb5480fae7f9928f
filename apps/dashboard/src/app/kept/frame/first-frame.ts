import type { WholeAhead } from '../../ahead/whole-screen.ts';
import { draw, isFields, ownStyle, parsed } from './draw-frame.ts';

/** A frame of the server's that may come before the app does. */
interface FirstFrame {
  isDrawn: boolean;
  /** The app draws by itself: nothing takes its place any more. */
  isLate: boolean;
  /** When it is seen, or something else is begun with. */
  readonly over: Promise<unknown>;
}

declare global {
  /** Undefined where the server was asked for none. */
  var firstFrame: FirstFrame | undefined;
}

export interface Coming extends Pick<WholeAhead, 'isComing'> {
  readonly whole: Promise<{ readonly drawing: unknown }>;
  /** Until the app's files have come. */
  readonly files: Promise<unknown>;
  /** Called when the app's libraries may come: what is on its way to the screen is there, or has had its time. */
  readonly leaveLine: () => void;
  /** Whether it is of the session that the browser has. */
  readonly isOwn: () => boolean;
}

/** What has begun to come and then does not is not waited for any longer, once the app's files are there, in ms. */
const STALLS_MS = 500;
const past = (ms: number): Promise<false> => new Promise((resolve) => setTimeout(resolve, ms, false));

/** The app's libraries wait for the fonts or the screen for so long and no longer, in ms. */
const LINE_MS = 200;

/** Of a list's words, its numbers, and the arrows between what was and what is wanted: a row whose face comes later is laid out twice. */
const FACES = [
  ['"Inter Variable"', 'a'],
  ['"Geist Mono Variable"', '0'],
  ['"Inter Beyond Latin"', '→'],
] as const;
const ARABIC = ['"Noto Sans Arabic Variable"', 'ط'] as const;

async function firstFaces(): Promise<void> {
  await parsed();
  await ownStyle();
  const faces = document.documentElement.lang === 'ar' ? [...FACES, ARABIC] : FACES;
  await Promise.allSettled(faces.map(([face, sign]) => document.fonts.load(`1em ${face}`, sign)));
}

/** A browser that writes its first word takes fonts up for as long as for a whole screen: it does while nothing else is to do. */
async function writeFirstWord(first: FirstFrame, faces: Promise<unknown>): Promise<void> {
  const word = document.createElement('b');
  Object.assign(word, { textContent: 'Boostdesk 0123456789', ariaHidden: 'true' });
  word.style.cssText = 'position:fixed;visibility:hidden';
  await faces;
  if (first.isDrawn || first.isLate) return;
  document.body.append(word);
  word.getBoundingClientRect();
  word.remove();
}

/** Whether a drawing has come, or is so near that the app waits for it. */
async function isDrawnFirst(drawing: Promise<unknown>, { isComing, files }: Pick<Coming, 'files' | 'isComing'>) {
  const app = files.then(() => false);
  if (!(await Promise.race([isComing, app]))) return false;
  return Promise.race([drawing.then(() => true), app.then(() => past(STALLS_MS))]);
}

/**
 * Draws what the server has drawn of a screen. Done when it is seen, or cannot be, or the app's files are there and it is not coming: on a
 * slow processor to run them takes longer than to draw it.
 */
export async function drawFirstFrame({ whole, isComing, files, isOwn, leaveLine }: Coming): Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const first: FirstFrame = { isDrawn: false, isLate: false, over };
  globalThis.firstFrame = first;
  const isWanted = () => {
    first.isDrawn = !first.isLate && isOwn();
    return first.isDrawn;
  };
  const faces = firstFaces();
  void writeFirstWord(first, faces).catch(() => undefined);
  void Promise.race([faces.catch(() => undefined), isComing, past(LINE_MS)]).then(leaveLine);
  const drawing = whole.then((screen) => screen.drawing).catch(() => null);
  const drawn = drawing.then((come) => isFields(come) && draw(come, isWanted));
  try {
    if (await isDrawnFirst(drawing, { isComing, files })) await drawn;
  } finally {
    end();
  }
}
