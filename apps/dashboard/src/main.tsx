import '@boostdesk/ui/styles.css';
import { ignoreStrayFiles } from '@boostdesk/ui/ignore-stray-files';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config as configureSchemas } from 'zod/mini';
import { App } from './boot/app.tsx';
import { type BootRouter, boot } from './boot/boot.ts';
import { navigateTo, openRouter, prefetchQueries, preloadScreen } from './boot/router.tsx';
import { clearPrefetchCache } from './core/prefetch-cache.ts';
import { takeHandOver } from './session/hand-over.ts';

// The page's policy forbids code made from strings, which schemas would try.
configureSchemas({ jitless: true });
ignoreStrayFiles();
const handOver = takeHandOver();
const firstScreen = preloadScreen(location.pathname);
const router: BootRouter = {
  navigate: navigateTo,
  prefetchQueries: (deps, isStillNeeded) => prefetchQueries(firstScreen, deps, isStillNeeded),
  openRouter: openRouter,
};
// A link that signs in is taken up again by a page that is loaded anew.
const restart =
  handOver === null
    ? () => {
        // Answers from before would be out of date.
        clearPrefetchCache();
        return boot(null, router);
      }
    : undefined;
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const booting = boot(handOver, router);
const render = () =>
  createRoot(root).render(
    <StrictMode>
      <App booting={booting} restart={restart} />
    </StrictMode>,
  );
// The document's own frame stays until there is something to draw in its place.
void booting.then(render, render);
