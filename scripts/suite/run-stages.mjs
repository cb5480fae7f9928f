// Runs stages, says how each ended, and shows all of what a failing one said.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { step } from '../step.mjs';
import { results } from './stages.mjs';

const say = (text = '') => process.stdout.write(`${text}\n`);
/** Two that run at once have no line of a terminal for themselves. */
const shared = { isTTY: false, write: (text) => process.stdout.write(text) };

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
    stage.paired ? shared : process.stdout,
  );
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Most stages wait, or keep one core busy, for half of their time. */
const AT_ONCE = 2;

/** Neighbours that may run at once (`paired`) as one group, each other stage as one of its own. None of a group may need another. */
export function grouped(stages) {
  const groups = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (stage.paired && last?.[0].paired) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/** Does all of `items`, in their order, so many at once. Where one throws nothing more is begun, and it is thrown when what runs has ended. */
async function inTurns(items, work) {
  const left = [...items];
  const turn = async () => {
    try {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    } catch (error) {
      left.length = 0;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, turn));
  // As it is: who runs the stages tells a Problem from a fault.
  const broken = ended.find(({ status }) => status === 'rejected');
  if (broken) throw broken.reason;
}

/** @returns the outcome of each stage, in order; stops early when a signal asks for the end. */
export async function runStages(stages, tools) {
  const failedStages = new Set();
  const ended = new Map();
  let interrupted = false;
  const stop = () => {
    interrupted = true;
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const runOne = async (stage) => {
    if (interrupted) return;
    const started = performance.now();
    const outcome = await runStage(stage, tools, failedStages);
    ended.set(stage, { id: stage.id, title: stage.title, ms: performance.now() - started, ...outcome });
    if (outcome.failed === 0) return;
    failedStages.add(stage.id);
    if (outcome.output)
      say(
        `\n┌── ${stage.title}\n${outcome.output.trimEnd()}\n└── ${stage.title}: ${note(outcome)}; log: ${outcome.log}\n`,
      );
  };
  try {
    for (const group of grouped(stages)) await inTurns(group, runOne);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
  if (interrupted) say('interrupted');
  const outcomes = stages.map((stage) => ended.get(stage)).filter(Boolean);
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
