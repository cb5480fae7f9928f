/** Posts a message to the service worker, which acts on it even if the page closes. */
export function tellWorker(what: 'signedOut'): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker?.controller?.postMessage(what);
}
