/** Waits for the callbacks of earlier observers. */
export async function waitForIntersection(element: Element): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(element);
    });
  }
}
