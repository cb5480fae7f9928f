import { readFigures } from '../../figures/read-figures.ts';
import { painted } from '../../painted.ts';
import { drawFrame, parsed } from './draw-frame.ts';

/** Put in by the build (`tools/web/starting-script.ts`): the app's first file, and those that it needs at once. */
declare const FILES: readonly [entry: string, ...parts: string[]];

/** Has the browser read the app's files as they come. */
function ask(): void {
  for (const href of FILES) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
}

drawFrame();
// On a slow processor reading the scripts takes longer than drawing what was seen before, and asking for them as long as a row of it:
// that comes first.
if (globalThis.lastFrame === undefined) ask();
void Promise.all([globalThis.lastFrame?.then(ask), parsed()]).then(() => import(/* @vite-ignore */ FILES[0]));
// The first frame comes first.
void Promise.resolve(globalThis.lastFrame).then(painted).then(readFigures);
