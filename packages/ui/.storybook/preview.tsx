import '../src/styles.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { viewports } from '../src/testing/on-a-phone.tsx';
import { PATIENCE } from '../src/testing/patience.ts';
import { ComponentPage } from './component-page.tsx';
import { ThemedContainer } from './docs-container.tsx';
import { mountWithEffects } from './effects.ts';
import { awaitTurn } from './framed.ts';
import { restsAsNamed } from './rest.ts';
import { shortFacts } from './short-facts.ts';
import { inSurroundings } from './surroundings.tsx';
import { initially, switches } from './toolbar.ts';
import { wordsAsText } from './words-as-text.ts';

configure({ asyncUtilTimeout: PATIENCE });

/** What a story told screen readers stays in the page for seconds, and speaks of elements that the next story has not. */
function forgetAnnouncements() {
  document.querySelector('[data-live-announcer]')?.remove();
}

/** Storybook's own pages stand hidden before the story: after it, a skip link is the page's first link, as in an app. */
function putStoryFirst() {
  document.body.append(...document.querySelectorAll('body > .sb-wrapper'));
}

const preview: Preview = {
  beforeEach: async () => {
    await awaitTurn();
    forgetAnnouncements();
    putStoryFirst();
  },
  afterEach: restsAsNamed,
  mount: mountWithEffects,
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // The addon switches this one off by itself, where it is not asked for.
      config: { rules: [{ id: 'region', enabled: true }] },
      // Passed elements are reported by one example each: the report of a grid shrinks from 2 MB to 40 kB.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    controls: { expanded: true },
    viewport: { options: { ...MINIMAL_VIEWPORTS, ...viewports } },
    docs: { page: ComponentPage, container: ThemedContainer },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Voice'],
          'Recipes',
          'Actions',
          'Forms',
          'Overlays',
          'Feedback',
          'Display',
        ],
      },
    },
  },
  globalTypes: switches,
  initialGlobals: initially,
  argTypesEnhancers: [wordsAsText, shortFacts],
  decorators: [inSurroundings],
};

export default preview;
