/** Hashes of the `<style>` elements that react-aria inserts, in the versions that the lock file holds. A test recomputes them. */
export const ariaStyleHashes: readonly string[] = [];
