/** Posts a message to the service worker, which acts on it even if the page closes. */
export function postToWorker(message: 'signedOut'): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker?.controller?.postMessage(message);
}
