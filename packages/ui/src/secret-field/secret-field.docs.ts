import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows account details on request for 30 seconds and then forgets them.',
  anatomy: [
    ['Label', 'names the secret.'],
    ['Dots', 'stand for the value.'],
    ['Reveal button', 'asks the server for the value.'],
    ['Copy button', 'appears with the value.'],
  ],
  dos: ['Say who can view the value and that views are recorded.', 'Fetch the value on each request.'],
  donts: ['Don’t keep the value in memory or in the page.', 'Don’t use it for values that may stay visible.'],
  content: ['The label is a noun: Password, Login.', 'Errors say what to do: Couldn’t load the password. Try again.'],
  accessibility: ['Showing, hiding and copying are announced as a status.', 'The remaining time is text.'],
  related: ['text-field', 'key-value-list'],
  examples: ['Locked'],
};
