/** The message is one line with the reason and the remedy. */
export class StartError extends Error {
  override name = 'StartError';
}
