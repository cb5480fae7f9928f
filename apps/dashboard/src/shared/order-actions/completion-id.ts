/** What the button that is not open yet is described by. */
export const COMPLETION_ID = 'order-completion';
