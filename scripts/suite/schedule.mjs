// Which stages run, and when: side by side while the cores that they keep busy are there.
import process from 'node:process';
import { SIGNALS } from '../child.mjs';
import { Problem } from '../problem.mjs';
import { duration } from '../step.mjs';

const CORES = 2;
const HEARTBEAT_MS = 30_000;

const say = (text) => process.stdout.write(`${text}\n`);

/** 'unit' names each unit:*, 'journeys' also ci:journeys. */
const isNamed = ({ id }, name) => id === name || id.startsWith(`${name}:`) || id.endsWith(`:${name}`);

/** The stages with these names and what they need, in list order; all where `names` is empty. Throws a Problem for an unknown name. */
export function selectStages(stages, names) {
  if (names.length === 0) return stages;
  const unknown = names.filter((name) => !stages.some((stage) => isNamed(stage, name)));
  const ids = stages.map(({ id }) => id).join(', ');
  if (unknown.length > 0) throw new Problem(`No stage is called ${unknown.join(', ')}.`, `There are: ${ids}`);
  const selected = new Set(stages.filter((stage) => names.some((name) => isNamed(stage, name))));
  // A set visits what is added meanwhile: needs of needs are selected too.
  for (const { needs = [] } of selected) for (const stage of stages) if (needs.includes(stage.id)) selected.add(stage);
  return stages.filter((stage) => selected.has(stage));
}

export const failedWith = (title, reason = '') => ({ passed: 0, failed: 1, skipped: 0, failures: [{ title, reason }] });

const noteOf = ({ passed, failed, skipped }) =>
  [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');

/** Of a stage that failed all of its output is shown, and what the pages of a failing journey did last. */
function showOutcome({ title, ms, output, log, ...counts }) {
  say(`  ${counts.failed > 0 ? '✗' : '✓'} ${title} (${duration(ms)}): ${noteOf(counts)}`);
  if (counts.failed === 0 || !output) return;
  say(`\n┌── ${title}\n${output.trimEnd()}`);
  for (const { title: test, journal } of counts.failures)
    if (journal) say(`\n${test}, what happened last:\n${journal}`);
  say(`└── ${title}; log: ${log}\n`);
}

/**
 * Runs the stages and resolves to their outcomes in list order. Whenever cores are free the first stage of the list starts that
 * fits into them and whose needs have ended; one whose need failed fails at once. After a signal no further stage starts, and the run has failed.
 */
export async function runStages(stages, run) {
  const waiting = new Set(stages);
  const running = new Map();
  const outcomes = new Map();
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  const heartbeat = setInterval(
    () => say(`  … ${[...running.keys()].map(({ title }) => title).join(', ')}`),
    HEARTBEAT_MS,
  );

  const startStage = async (stage) => {
    const started = performance.now();
    const failedNeed = stage.needs?.find((id) => outcomes.get(id).failed > 0);
    say(`  … ${stage.title}`);
    const outcome = failedNeed
      ? failedWith(`not run, because '${failedNeed}' failed`)
      : await run(stage).catch((error) => failedWith('the stage could not be run', error.stack));
    outcomes.set(stage.id, { id: stage.id, title: stage.title, ms: performance.now() - started, ...outcome });
    showOutcome(outcomes.get(stage.id));
  };
  const canStart = ({ cores, needs = [] }) => {
    const busy = [...running.keys()].reduce((sum, stage) => sum + stage.cores, 0);
    return !isInterrupted && busy + cores <= CORES && needs.every((id) => outcomes.has(id));
  };

  const startNext = () => {
    const stage = [...waiting].find(canStart);
    if (stage === undefined) return false;
    waiting.delete(stage);
    running.set(
      stage,
      startStage(stage).finally(() => running.delete(stage)),
    );
    return true;
  };
  while (startNext() || running.size > 0) if (![...waiting].some(canStart)) await Promise.race(running.values());

  clearInterval(heartbeat);
  for (const signal of SIGNALS) process.off(signal, interrupt);
  const ended = stages.map(({ id }) => outcomes.get(id)).filter(Boolean);
  if (ended.length === stages.length && !isInterrupted) return ended;
  return [...ended, { id: 'rest', title: 'stages not run', ms: 0, ...failedWith('interrupted') }];
}
