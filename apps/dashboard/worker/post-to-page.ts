/** Time limit for a page’s acknowledgement, in ms. Pages that failed to start, and those of old versions, never acknowledge. */
const TIMEOUT_MS = 2_000;

/** A message to a page (`src/worker/start-worker.ts`): a path to open, or a ping. */
type PageMessage = { readonly open: string } | 'ping';

/** Posts a message to a page. Resolves to false when the page does not acknowledge it in time. */
export function postToPage(page: Client, message: PageMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (isAcknowledged: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isAcknowledged);
    };
    const timer = setTimeout(settle, TIMEOUT_MS, false);
    port1.onmessage = () => settle(true);
    page.postMessage(message, [port2]);
  });
}
