import { isApiError } from '@boostdesk/api-client';
import { ConfigProblem, loadConfig } from './config.ts';

/** How often it is looked whether the server answers again, in ms. */
const LOOK_MS = 5_000;
/** A proxy says that the server is not there. */
const AWAY = new Set([502, 503, 504]);

/** Nothing was refused: there was no line. */
const isLineGone = (error: unknown): boolean =>
  isApiError(error, 'offline') || (error instanceof ConfigProblem && error.cause !== undefined);

/** Any answer will do; the worker keeps none of these. */
async function answers(): Promise<boolean> {
  try {
    const { apiUrl } = await loadConfig();
    const server = new URL('/health', new URL(apiUrl, location.href));
    const { status } = await fetch(server, { mode: 'no-cors', cache: 'no-store' });
    return !AWAY.has(status);
  } catch {
    return false;
  }
}

/** An app that did not start for want of a line starts when the line is back, while somebody looks. Answers how to stop. */
export function tryAgainWhenBack(error: unknown, start: () => void): () => void {
  if (!isLineGone(error)) return () => undefined;
  let isOver = false;
  const look = async () => {
    if (document.visibilityState === 'visible' && (await answers()) && !isOver) start();
  };
  const onSign = () => void look();
  const timer = setInterval(onSign, LOOK_MS);
  window.addEventListener('online', onSign);
  document.addEventListener('visibilitychange', onSign);
  return () => {
    isOver = true;
    clearInterval(timer);
    window.removeEventListener('online', onSign);
    document.removeEventListener('visibilitychange', onSign);
  };
}
