// Progress output: task, seconds, result.
import process from 'node:process';
import { StoppedError } from './user-error.mjs';

const HEARTBEAT_MS = { terminal: 1_000, log: 15_000 };

/** 950 → '1.0 s', 75 000 → '1 min 15 s' */
export function formatDuration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/**
 * Runs `work` with a line that counts seconds in a terminal, or occasional lines in a log. `work` may return a note ('12 passed') for the
 * final line.
 */
export async function withProgress(title, work, out = process.stderr) {
  const started = performance.now();
  const since = () => formatDuration(performance.now() - started);
  const live = out.isTTY;
  const beat = () => out.write(live ? `\r\u001b[K  … ${title} ${since()}` : `  … ${title} (${since()})\n`);
  out.write(live ? `  … ${title}` : `  … ${title}\n`);
  const timer = setInterval(beat, live ? HEARTBEAT_MS.terminal : HEARTBEAT_MS.log);
  const close = (mark, note) => {
    clearInterval(timer);
    out.write(`${live ? '\r\u001b[K' : ''}  ${mark} ${title} (${since()})${note ? `: ${note}` : ''}\n`);
  };
  try {
    const answer = await work();
    close(answer?.ok === false ? '✗' : '✓', answer?.note);
    return answer;
  } catch (error) {
    close(error instanceof StoppedError ? '–' : '✗');
    throw error;
  }
}
