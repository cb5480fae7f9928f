/** Asked without an answer: it does so in its own time, whatever becomes of the page. */
export function tellWorker(what: 'signedOut'): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker?.controller?.postMessage(what);
}
