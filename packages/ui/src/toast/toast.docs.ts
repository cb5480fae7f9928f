import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Tells briefly that something succeeded, failed or happened elsewhere, and goes away by itself.',
  anatomy: [
    ['Icon and colour', 'kind of message. The title says the kind as well.'],
    ['Title', 'Success, Error or the kind of event.'],
    ['Message', 'one sentence.'],
    ['Action', 'optional, one button such as Undo or Reply.'],
    ['Close button', 'removes it at once.'],
  ],
  dos: [
    'Keep it short. A toast goes after 2.5 seconds unless the pointer or focus is on it.',
    'Offer undo instead of a confirmation where possible.',
  ],
  donts: ['Don’t show errors of a form in a toast.', 'Don’t put information in a toast that can’t be found elsewhere.'],
  content: ['Write thing and participle: Link copied. Fine waived.', 'A failure says what failed, then what to do.'],
  accessibility: [
    'Toasts are alert dialogs in a region called Notifications and are announced once.',
    'F6 moves to them and back. Timers stop meanwhile.',
  ],
  related: ['banner', 'confirm-dialog'],
  examples: [],
  frame: 560,
};
