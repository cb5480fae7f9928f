/** `seen`: tag of notifications whose alert was seen in the app. */
export type WorkerMessage = 'signedOut' | { readonly seen: string };

/** Posts a message to the service worker, which acts on it even if the page closes. */
export function postToWorker(message: WorkerMessage): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker?.controller?.postMessage(message);
}
