/** A statement takes at most 65,535 values; demo rows have fewer than 60 columns. */
const CHUNK = 150;

export async function inChunks<T>(all: readonly T[], work: (chunk: readonly T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += CHUNK) await work(all.slice(start, start + CHUNK));
}
