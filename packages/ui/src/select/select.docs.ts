import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction:
    'Opens a list of known options and takes one, or several. It can be searched, cleared and loaded in pages.',
  anatomy: [
    ['Label', 'names the value.'],
    ['Button', 'shows the chosen option or the placeholder.'],
    ['List', 'options in a popover of at most 240 px.'],
    ['Search', 'optional, at the top of the list.'],
    ['Clear button', 'optional, empties the value.'],
  ],
  dos: ['Add search from about ten options on.', 'Keep the order of options stable.'],
  donts: [
    'Don’t use it for two or three options. Use a segmented control.',
    'Don’t hide an option that people look for. Disable it and say why.',
  ],
  content: ['The placeholder says what to do: Choose a server.', 'Options are nouns without a full stop.'],
  accessibility: [
    'The button opens a list box. Typing letters jumps to an option.',
    'The chosen option is part of the button’s name. Removed and added options are announced.',
  ],
  related: ['combo-box', 'radio-group', 'menu', 'segmented'],
  examples: ['Multiple', 'Loading', 'Invalid', 'Disabled'],
};
