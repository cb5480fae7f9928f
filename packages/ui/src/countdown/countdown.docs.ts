import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows the time left until a moment, updated every second.',
  anatomy: [['Figures', 'hours, minutes and seconds in tabular digits.']],
  dos: ['Say what happens at the end.', 'Refresh the state with `onEnd`.'],
  donts: ['Don’t use it for dates more than a day away.', 'Don’t use it to press people.'],
  content: ['The text around it names the event: Offer ends in.'],
  accessibility: [
    'It is a time element and is not announced every second.',
    'Its digits keep their width, so nothing moves.',
  ],
  related: ['progress-bar', 'money'],
  examples: [],
};
