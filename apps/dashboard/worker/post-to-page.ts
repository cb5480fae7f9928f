/** A page that has not answered by then does not, in ms: it did not start, or is of a version that answers nothing. */
const TIMEOUT_MS = 2_000;

/** What a page hears of the worker (`src/worker/start-worker.ts`): where to go, or only whether it is up. */
type PageMessage = { readonly open: string } | 'areYouUp';

/** Tells a page something; false where it does not hear it. */
export function postToPage(page: Client, message: PageMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (isHeard: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isHeard);
    };
    const timer = setTimeout(settle, TIMEOUT_MS, false);
    port1.onmessage = () => settle(true);
    page.postMessage(message, [port2]);
  });
}
