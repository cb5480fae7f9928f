import { type Caller, callerOfPage, hasOrders, isOrdersPath, isStillOf } from '../../ahead/ask.ts';
import { askAhead } from '../../ahead/ask-ahead.ts';
import { askWholeScreen, type WholeScreen } from '../../ahead/whole-screen.ts';
import { readFigures } from '../../figures/read-figures.ts';
import { painted } from '../../painted.ts';
import { rested } from '../../rested.ts';
import { drawFrame, isAtTop, isLookedAt, parsed } from './draw-frame.ts';
import { drawFirstFrame } from './first-frame.ts';

/** Put in by the build (`tools/web/starting-script.ts`): the app's first file, and those that it needs at once. */
declare const FILES: readonly [entry: string, ...parts: string[]];

/** Has the browser read a file of the app's; done when it has come, or does not come. */
const asked = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const onload = () => resolve();
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href, onload, onerror: onload }));
  });

/** Has the browser read the app's files as they come, its entry at once and what that needs after `line`; done when they are there. */
const ask = (line: Promise<unknown> = Promise.resolve()): Promise<unknown> => {
  const [entry, ...parts] = FILES;
  return Promise.all([asked(entry), ...parts.map((part) => line.then(() => asked(part)))]);
};

/** The app begins: its files are there, or come. A processor that runs all of them in one go does nothing else for as long. */
async function begin(): Promise<void> {
  const [entry, ...parts] = FILES;
  await parsed();
  for (const part of parts) {
    // One that does not come fails the first, which needs it and says so.
    await import(/* @vite-ignore */ part).catch(() => undefined);
    await rested();
  }
  await import(/* @vite-ignore */ entry);
}

/** What every page asks, and the app's start: whatever becomes of the one, the other comes. */
function beginAfterwards(caller: Caller, whole: Promise<WholeScreen> | undefined): void {
  try {
    // Another tab may have signed somebody else in meanwhile.
    if (isStillOf(caller)) askAhead(caller, whole);
    else askAhead(callerOfPage(), undefined);
  } finally {
    void begin();
  }
}

/**
 * The server draws the screen: the app's files come meanwhile, and begin when it is seen, or is not coming. What else the app asks
 * is asked after it, as on a slow processor each question takes as long as a row.
 */
async function beginWithServer(caller: Caller): Promise<void> {
  const { promise: line, resolve: leaveLine } = Promise.withResolvers<void>();
  let whole: Promise<WholeScreen> | undefined;
  try {
    const files = ask(line);
    const screen = isAtTop() ? askWholeScreen(caller) : undefined;
    whole = screen?.whole;
    if (screen !== undefined) await drawFirstFrame({ ...screen, files, isOwn: () => isStillOf(caller), leaveLine });
  } finally {
    leaveLine();
    beginAfterwards(caller, whole);
  }
}

/** All that a page does at once is to ask for its files. */
async function beginAlone(): Promise<void> {
  void ask();
  void begin();
  await painted();
  askAhead(callerOfPage(), undefined);
}

/** To know who is there takes a slow processor as long as a row: the first frame comes before it. Staff have a desk, which the server does not draw. */
async function beginOrders(): Promise<void> {
  await painted();
  const caller = callerOfPage();
  await (caller !== null && hasOrders(caller) ? beginWithServer(caller) : beginAlone());
}

const beginAnew = (): Promise<void> => (isLookedAt() && isOrdersPath() ? beginOrders() : beginAlone());

/**
 * A screen of before comes first: on a slow processor reading the scripts takes longer, and each question as long as a row of it. One
 * that is of another build is none.
 */
async function beginAfter(lastFrame: Promise<boolean>): Promise<void> {
  if (!(await lastFrame)) return beginAnew();
  void ask();
  void begin();
  askAhead(callerOfPage(), undefined);
}

globalThis.askedAhead = { token: null, calls: new Map() };
drawFrame();
const { lastFrame } = globalThis;
void (lastFrame === undefined ? beginAnew() : beginAfter(lastFrame));
// The first frame comes first.
void Promise.resolve(lastFrame)
  .then(painted)
  .then(() => globalThis.firstFrame?.over)
  .then(readFigures);
