import '@boostdesk/ui/styles.css';
import './app/first-styles.ts';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { config as configureSchemas } from 'zod/mini';
import { App } from './app/app.tsx';
import { type Booting, boot, type Screens } from './app/boot.ts';
import { takeHandOver } from './app/hand-over.ts';
import { untilDrawable } from './app/kept/frame/until-drawable.ts';
import { navigateTo, openRouter, preloadScreen, readAhead } from './app/router.tsx';

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
const again = handOver === null ? () => boot(null, screens) : undefined;
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
/** What stood in the page until now is gone once this is there. */
const InPlace = ({ children }: { readonly children: ReactNode }) => {
  useLayoutEffect(() => {
    root.removeAttribute('data-frame');
    root.removeAttribute('aria-busy');
  }, []);
  return children;
};
// In slices: a slow processor draws the first screen in a third of a second, and a screen that stands in the page may be used meanwhile.
const draw = (booting: Booting) =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <InPlace>
          <App booting={booting} again={again} />
        </InPlace>
      </StrictMode>,
    ),
  );
const booting = boot(handOver, screens);
// Drawn when there is something to draw: React would hold back for a third of a second what follows an empty frame of its own.
void untilDrawable(booting).then(draw, () => draw(booting));
