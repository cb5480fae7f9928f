import { drawFrame, parsed } from './draw-frame.ts';

/** Put in by the build (`tools/web/starting-script.ts`): the app's first file, and those that it needs at once. */
declare const FILES: readonly [entry: string, ...parts: string[]];

/** `modulepreload` has the browser read a script as it comes; `preload` has it wait for who wants it. */
function ask(kind: { readonly rel: 'modulepreload' } | { readonly rel: 'preload'; readonly as: 'script' }): void {
  for (const href of FILES) {
    document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href }));
  }
}

drawFrame();
// On a slow processor reading the scripts takes longer than drawing what was seen before: that comes first.
ask(globalThis.lastFrame === undefined ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' });
void Promise.all([globalThis.lastFrame, parsed()]).then(() => import(/* @vite-ignore */ FILES[0]));
