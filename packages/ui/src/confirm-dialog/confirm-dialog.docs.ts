import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Stops before something that can’t be undone, states its consequences and asks for a decision.',
  anatomy: [
    ['Title', 'verb and object as a question.'],
    ['Text', 'the consequences for both sides, with figures.'],
    ['Confirm button', 'repeats the verb of the title.'],
    ['Cancel button', 'keeps everything as it is and has focus first.'],
  ],
  dos: [
    'State what is lost: money, messages, access.',
    'Keep the dialog open and pending until the action has finished.',
  ],
  donts: ['Don’t ask for confirmation of something that can be undone.', 'Don’t close it by a press outside.'],
  content: ['Title: Cancel order? Buttons: Cancel order, Keep order.', 'End the text with: This can’t be undone.'],
  accessibility: [
    'It has the role alertdialog, so its text is read with its title.',
    'Focus starts on the cancel button and returns to the trigger.',
  ],
  related: ['modal', 'toast', 'button'],
  playground: 'ClosesOnEscape',
  examples: [],
};
