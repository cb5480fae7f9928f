import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Two to five short options in one control, of which one is active at once.',
  anatomy: [
    ['Track', 'holds the segments.'],
    ['Segment', 'label with optional icon.'],
    ['Thumb', 'marks the active segment.'],
  ],
  dos: ['Use it to switch a view or a short setting.', 'Keep labels to one word where possible.'],
  donts: ['Don’t use it for navigation between pages.', 'Don’t use more than five segments.'],
  content: ['Labels are parallel: Day, Week, Month.', 'The control’s label names what changes.'],
  accessibility: [
    'It is a radio group: one tab stop, and arrow keys select.',
    'The active segment differs by surface and weight, not by colour alone.',
  ],
  related: ['tabs', 'tab-bar', 'radio-group'],
  examples: ['WithIcons', 'Disabled', 'Invalid'],
};
