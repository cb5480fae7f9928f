import type { ScriptPolicy } from '../worker/script-policy.ts';

/** Put in by the build (`tools/web/starting-script.ts`): the path of `figures.worker.ts`. */
declare const FIGURES: string;

const rules: ScriptPolicy = { createScriptURL: () => FIGURES };

/**
 * A browser's first figure has it read the tables of all languages, once for all threads: on a slow processor that takes as long as ten
 * rows of a list. Another thread does it while the app's script comes.
 */
export function readFigures(): void {
  try {
    // The server's policy for pages names it, and it knows this one script.
    const policy = window.trustedTypes?.createPolicy('boostdesk-figures', rules) ?? rules;
    new Worker(policy.createScriptURL(''));
  } catch {
    // The page's own first figure reads them.
  }
}
