/**
 * An address whose path cannot be decoded stands for itself, as it is written: routers give such a one up, and its reader would not see
 * the page that any other unknown path gets.
 */
export function readablePath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
