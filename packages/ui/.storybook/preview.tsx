import '../src/styles.css';
import './english-in-rtl.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { ASYNC_TIMEOUT_MS } from '../src/testing/async-timeout.ts';
import { viewports } from '../src/testing/viewports.tsx';
import { withGlobals } from './apply-globals.tsx';
import { ComponentPage } from './component-page.tsx';
import { ThemedContainer } from './docs-container.tsx';
import { checkFinalState } from './final-state.ts';
import { mountWithEffects } from './mount-with-effects.ts';
import { summarizeArgTypes } from './summarize-arg-types.ts';
import { assignTextControls } from './text-controls.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });

/** Announcements stay in the page for seconds and refer to elements of the previous story. */
function clearAnnouncements() {
  document.querySelector('[data-live-announcer]')?.remove();
}

/** Puts the story before Storybook's hidden elements, so that a skip link is the page's first link. */
function moveStoryFirst() {
  document.body.append(...document.querySelectorAll('body > .sb-wrapper'));
}

/**
 * Waits for the events of the previous story: when it was removed, the page may have become shorter than the scroll
 * position, and its `scroll` event, which comes with the next frame, would close an overlay of this story.
 */
function waitForScrollEvents(): Promise<unknown> {
  // Reading a position computes the layout, which queues the event for the next frame.
  void document.documentElement.scrollTop;
  // A page in the background has no frames.
  return document.hidden ? Promise.resolve() : new Promise(requestAnimationFrame);
}

const preview: Preview = {
  beforeEach: async () => {
    clearAnnouncements();
    moveStoryFirst();
    await waitForScrollEvents();
  },
  afterEach: checkFinalState,
  mount: mountWithEffects,
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // The addon disables this rule by default.
      config: { rules: [{ id: 'region', enabled: true }] },
      // Reports one example per passed rule: 40 kB instead of 2 MB for a grid.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    controls: { expanded: true },
    viewport: { options: { ...MINIMAL_VIEWPORTS, ...viewports } },
    docs: { page: ComponentPage, container: ThemedContainer },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Color', 'Type', 'Space', 'Motion', 'Graphics', 'Downloads', 'Voice', 'Changes'],
          'Recipes',
          'Actions',
          'Forms',
          'Overlays',
          'Feedback',
          'Display',
          '*',
          'Tests',
        ],
      },
    },
  },
  globalTypes: globalTypes,
  initialGlobals: initialGlobals,
  argTypesEnhancers: [assignTextControls, summarizeArgTypes],
  decorators: [withGlobals],
};

export default preview;
