import '@boostdesk/ui/styles.css';
import './boot/first-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config as configureSchemas } from 'zod/mini';
import { App } from './boot/app.tsx';
import { boot, type Screens } from './boot/boot.ts';
import { navigateTo, openRouter, preloadScreen, readAhead } from './boot/router.tsx';
import { forgetAhead } from './core/asked-ahead.ts';
import { takeHandOver } from './session/hand-over.ts';

// The page's policy forbids code made from strings, which schemas would try.
configureSchemas({ jitless: true });
// First of all: the token leaves the address bar before anything can read it there.
const handOver = takeHandOver();
const first = preloadScreen(location.pathname);
const screens: Screens = {
  navigate: navigateTo,
  readAhead: (asker, isWanted) => readAhead(first, asker, isWanted),
  open: openRouter,
};
// A link that signs in is taken up again by a page that is loaded anew.
const again =
  handOver === null
    ? () => {
        // Answers from before would be out of date.
        forgetAhead();
        return boot(null, screens);
      }
    : undefined;
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const booting = boot(handOver, screens);
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <App booting={booting} again={again} />
    </StrictMode>,
  );
// The document's own frame stays until there is something to draw in its place.
void booting.then(draw, draw);
