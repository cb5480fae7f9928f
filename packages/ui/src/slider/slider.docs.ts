import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Sets a value by dragging, for settings where feel matters more than the figure.',
  anatomy: [
    ['Label', 'names the setting.'],
    ['Track', 'shows the range and the filled part.'],
    ['Thumb', 'is dragged or moved with keys.'],
    ['Value', 'optional, after the label.'],
  ],
  dos: ['Apply the value while it is dragged.', 'Show the value if people may want to repeat it.'],
  donts: ['Don’t use it for amounts of money.', 'Don’t use it for fewer than five steps.'],
  content: ['The label is a noun: Volume.', 'The value has its unit: 60 %.'],
  accessibility: [
    'It is a native range input. Each step announces the value.',
    'Page keys move in larger steps, Home and End to the limits.',
  ],
  related: ['number-field', 'segmented'],
  examples: ['Disabled'],
};
