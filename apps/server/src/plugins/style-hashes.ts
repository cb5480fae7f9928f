/** CSP hashes of the `<style>` elements that react-aria inserts; a test recomputes them. */
export const ariaStyleHashes: readonly string[] = [
  // Every pressable element.
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  // iOS, while a modal is open.
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];
