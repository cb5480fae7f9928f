/** Id of the text that explains the disabled button. */
export const COMPLETION_ID = 'order-completion';
