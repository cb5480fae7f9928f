import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction:
    'The frame of every dashboard page. It holds navigation, top bar and page, and turns the navigation into a drawer on phones.',
  anatomy: [
    ['Side navigation', '`nav`, or `drawerNav` in the drawer.'],
    ['Side menu', 'optional second column for staff areas.'],
    ['Top bar', 'title, search and what’s always available.'],
    ['Page', 'the main landmark.'],
    ['Skip link', 'the first stop of the Tab key.'],
  ],
  dos: ['Use it once, around the router’s outlet.', 'Close the drawer after navigating.'],
  donts: ['Don’t put it on the public site.', 'Don’t add a second main element.'],
  content: ['Labels name the navigation for screen readers: Main.'],
  accessibility: [
    'Landmarks: banner, navigation and main. The skip link goes to main.',
    'The drawer is a dialog. Escape closes it and focus returns to the menu button.',
  ],
  related: ['side-nav', 'side-menu', 'top-bar', 'page-layout', 'site-frame'],
  examples: [],
  frame: 640,
};
