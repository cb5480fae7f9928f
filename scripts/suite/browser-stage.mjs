// A browser is a stage like others: where none can be brought, what needs none still runs, and the sum is still said.
import { join } from 'node:path';
import { withBrowsers } from '../chromium.mjs';
import { Problem } from '../problem.mjs';
import { results } from './stages.mjs';

const log = join(results, 'chromium.log');
const outcome = (failed, names, output) => ({ passed: 1 - failed, failed, skipped: 0, names, output, log });

const browserStage = {
  id: 'browser',
  title: 'a browser',
  async run({ env }) {
    try {
      await withBrowsers(env);
      return outcome(0, [], '');
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return outcome(1, [error.message], error.message);
    }
  },
};

/** The stages, with the browser before them where any needs one. */
export const afterBrowser = (stages) =>
  stages.some(({ browser }) => browser)
    ? [
        browserStage,
        ...stages.map((stage) =>
          stage.browser ? { ...stage, needs: [...(stage.needs ?? []), browserStage.id] } : stage,
        ),
      ]
    : stages;
