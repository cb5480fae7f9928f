// Scheduling of stages: two in parallel, `alone` ones exclusively.
import process from 'node:process';
import { formatDuration } from '../progress.mjs';
import { UserError } from '../user-error.mjs';

const HEARTBEAT_MS = 30_000;

const print = (text) => process.stdout.write(`${text}\n`);

/** 'unit' matches each unit:*, 'journeys' also ci:journeys. */
const isNamed = ({ id }, name) => id === name || id.split(':').includes(name);

/** The named stages with their dependencies, in list order; all without names. Throws a UserError for an unknown name. */
export function selectStages(stages, names) {
  if (names.length === 0) return stages;
  const unknown = names.filter((name) => !stages.some((stage) => isNamed(stage, name)));
  const ids = stages.map(({ id }) => id).join(', ');
  if (unknown.length > 0) throw new UserError(`No stage is called ${unknown.join(', ')}.`, `There are: ${ids}`);
  const selected = new Set(stages.filter((stage) => names.some((name) => isNamed(stage, name))));
  // Iterating a Set includes items added meanwhile, so dependencies are resolved transitively.
  for (const { needs = [] } of selected) for (const stage of stages) if (needs.includes(stage.id)) selected.add(stage);
  return stages.filter((stage) => selected.has(stage));
}

const failedOutcome = (title, reason) => ({ passed: 0, failed: 1, skipped: 0, failures: [{ title, reason }] });

/** A failed stage prints all its output. */
function printOutcome({ id, ms, passed, failed, skipped, output, log }) {
  print(
    `  ${failed > 0 ? '✗' : '✓'} ${id} (${formatDuration(ms)}): ${passed} passed, ${failed} failed, ${skipped} skipped`,
  );
  if (failed > 0 && output) print(`\n┌── ${id}\n${output.trimEnd()}\n└── ${id}; log: ${log}\n`);
}

/**
 * Runs stages in list order, two in parallel, and resolves to their outcomes. An `alone` stage runs exclusively. A stage waits for
 * preparations and for its dependencies; if one failed, it fails without running. After `signal` aborts, no stage starts and the run has
 * failed.
 */
export async function runStages(stages, run, signal) {
  const outcomes = new Map();
  const running = new Map();
  const heartbeat = setInterval(() => print(`  … ${[...running.keys()].join(', ')}`), HEARTBEAT_MS);

  const runOne = async (stage) => {
    const { id, needs = [] } = stage;
    const started = performance.now();
    print(`  … ${id}`);
    const failedNeed = needs.find((need) => outcomes.get(need).failed > 0);
    const outcome = failedNeed
      ? failedOutcome(`not run, because ${failedNeed} failed`)
      : await run(stage).catch((error) => failedOutcome('could not be run', error.stack));
    outcomes.set(id, { id, leftOut: stage.leftOut, ms: performance.now() - started, ...outcome });
    printOutcome(outcomes.get(id));
  };
  const mustWait = ({ alone, needs = [] }) => running.size > (alone ? 0 : 1) || needs.some((id) => !outcomes.has(id));

  for (const stage of stages) {
    while (mustWait(stage)) await Promise.race(running.values());
    if (signal.aborted) break;
    const ended = runOne(stage).finally(() => running.delete(stage.id));
    running.set(stage.id, ended);
    if (stage.alone || stage.prepare) await ended;
  }
  await Promise.all(running.values());

  clearInterval(heartbeat);
  const ended = stages.map(({ id }) => outcomes.get(id)).filter(Boolean);
  return signal.aborted ? [...ended, { id: 'stages not run', ms: 0, ...failedOutcome('interrupted') }] : ended;
}
