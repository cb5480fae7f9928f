/** Lets the page do whatever else it has to. No timer: a tab that nobody looks at has one a second. */
export const rested = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
