// Scheduling of stages: three processes share two cores, because each waits at times.
import process from 'node:process';
import { formatDuration } from '../progress.mjs';
import { UserError } from '../user-error.mjs';

const HEARTBEAT_MS = 30_000;
/** Places of the stages that run at once. */
const PLACES = 3;

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

function repeat(task, ms) {
  const timer = setInterval(task, ms);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

const failedOutcome = (title, reason) => ({ passed: 0, failed: 1, skipped: 0, failures: [{ title, reason }] });

/** A failed stage prints all its output. */
function printOutcome({ id, ms, passed, failed, skipped, output, log }) {
  print(
    `  ${failed > 0 ? '✗' : '✓'} ${id} (${formatDuration(ms)}): ${passed} passed, ${failed} failed, ${skipped} skipped`,
  );
  if (failed > 0 && output) print(`\n┌── ${id}\n${output.trimEnd()}\n└── ${id}; log: ${log}\n`);
}

const isSingle = ({ places = 1 }) => places === 1;

/** Whether both use the same ports or folders. */
const isInConflict = (stage, other) => stage.group !== undefined && stage.group === other.group;

/**
 * The first waiting stage that may start, in list order. While a stage of several places waits, at most one stage of one place runs, so
 * that there is room for it soon.
 */
function findNext(waiting, running, isReady) {
  const ready = waiting.filter((stage) => isReady(stage) && !running.some((other) => isInConflict(stage, other)));
  const free = running.reduce((sum, { places = 1 }) => sum - places, PLACES);
  const keepsRoom = running.some(isSingle) && !ready.every(isSingle);
  return ready.find((stage) => (stage.places ?? 1) <= free && !(keepsRoom && isSingle(stage)));
}

/**
 * Runs stages in list order, several in parallel, and resolves to their outcomes. A stage waits for its dependencies; if one failed, it
 * fails without running. After `signal` aborts, no stage starts and the run has failed.
 */
export async function runStages(stages, run, signal) {
  const outcomes = new Map();
  const running = new Map();
  const printRunning = () => print(`  … ${[...running.keys()].map(({ id }) => id).join(', ')}`);
  using _heartbeat = repeat(printRunning, HEARTBEAT_MS);

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
  const isReady = ({ needs = [] }) => needs.every((id) => outcomes.has(id));
  const waiting = [...stages];
  while (waiting.length > 0 && !signal.aborted) {
    const next = findNext(waiting, [...running.keys()], isReady);
    if (next === undefined) {
      if (running.size === 0) throw new Error(`These stages cannot start: ${waiting.map(({ id }) => id).join(', ')}.`);
      await Promise.race(running.values());
    } else {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        runOne(next).finally(() => running.delete(next)),
      );
    }
  }
  await Promise.all(running.values());

  const ended = stages.map(({ id }) => outcomes.get(id)).filter(Boolean);
  return signal.aborted ? [...ended, { id: 'stages not run', ms: 0, ...failedOutcome('interrupted') }] : ended;
}
