// Runs stages one after the other, says how each ended, and shows all of what a failing one said.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { step } from '../step.mjs';
import { results } from './stages.mjs';

const say = (text = '') => process.stdout.write(`${text}\n`);

const note = ({ passed, failed, skipped }) =>
  [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');

async function runStage(stage, tools, failedStages) {
  const blocker = stage.needs?.find((id) => failedStages.has(id));
  if (blocker) {
    const said = `not run, because '${blocker}' failed`;
    say(`  ✗ ${stage.title}: ${said}`);
    return { passed: 0, failed: 1, skipped: 0, names: [said], output: '' };
  }
  return step(
    stage.title,
    async () => {
      const outcome = await stage.run(tools);
      return { ...outcome, ok: outcome.failed === 0, note: note(outcome) };
    },
    process.stdout,
  );
}

/** @returns the outcome of each stage, in order; stops early when a signal asks for the end. */
export async function runStages(stages, tools) {
  const failedStages = new Set();
  const outcomes = [];
  let interrupted = false;
  const stop = () => {
    interrupted = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  for (const stage of stages) {
    const started = performance.now();
    const outcome = await runStage(stage, tools, failedStages);
    outcomes.push({ id: stage.id, title: stage.title, ms: performance.now() - started, ...outcome });
    if (outcome.failed > 0) {
      failedStages.add(stage.id);
      if (outcome.output)
        say(
          `\n┌── ${stage.title}\n${outcome.output.trimEnd()}\n└── ${stage.title}: ${note(outcome)}; log: ${outcome.log}\n`,
        );
    }
    if (interrupted) {
      say('interrupted');
      break;
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop);
  const complete = outcomes.length === stages.length && !interrupted;
  return complete
    ? outcomes
    : [
        ...outcomes,
        { id: 'rest', title: 'stages not run', ms: 0, passed: 0, failed: 1, skipped: 0, names: ['interrupted'] },
      ];
}

/** Keeps the outcomes for a later run to add its own. */
export function keepSummary(name, outcomes) {
  mkdirSync(results, { recursive: true });
  const kept = outcomes.map(({ id, title, ms, passed, failed, skipped, names }) => ({
    id,
    title,
    ms,
    passed,
    failed,
    skipped,
    names,
  }));
  writeFileSync(join(results, name), `${JSON.stringify(kept, null, 2)}\n`);
}
