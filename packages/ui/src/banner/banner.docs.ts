import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A message about the whole page that stays as long as it applies.',
  anatomy: [
    ['Icon and tone', 'kind of message.'],
    ['Text', 'what is the case and what it means.'],
    ['Actions', 'optional, one or two buttons.'],
    ['Close button', 'only if the message may be dismissed.'],
  ],
  dos: ['Place it at the top of what it is about.', 'Remove it as soon as it no longer applies.'],
  donts: ['Don’t stack more than two banners.', 'Don’t use it for the result of an action. Use a toast.'],
  content: ['One or two sentences with a full stop.', 'Start with what matters: You’re offline.'],
  accessibility: [
    'It has the role status, or alert for the danger tone, so changes are announced.',
    'Icon and text carry the meaning, never colour alone.',
  ],
  related: ['toast', 'form-error', 'error-state'],
  examples: ['Tones', 'Dismissible'],
};
