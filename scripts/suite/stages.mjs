// Kinds of stages. A stage is { id, title, run, needs?, browser?, paired? }; `run(tools)` answers how many tests passed and failed.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runLogged } from '../child.mjs';
import { root } from '../toolchain.mjs';
import { countNodeTest, countPlaywright, countSizes, countVitest } from './counts.mjs';

export const results = join(root, 'test-results');

const fileOf = (id, ending) => join(results, `${id.replaceAll(':', '-')}.${ending}`);

/** Runs [command, ...args] with its output in the stage's log. 'node' and 'pnpm' are the ones this repository wants. */
async function execute(tools, { id, command: [name, ...args], env }) {
  mkdirSync(results, { recursive: true });
  const log = fileOf(id, 'log');
  const all = { ...tools.env, NO_COLOR: '1', ...env };
  const { code, output } = await runLogged(tools[name] ?? name, args, { cwd: root, env: all, log });
  return { code, output, log };
}

/** A runner that failed without a failing test, or that ran none, has failed all the same. */
function judge({ code, output, log }, counts) {
  const empty = counts.passed + counts.failed === 0;
  const hidden = code !== 0 && counts.failed === 0;
  const names = empty && code === 0 ? ['no test was run'] : counts.names;
  return { ...counts, names, failed: counts.failed + (empty || hidden ? 1 : 0), output, log };
}

/** A stage whose runner writes a report to count from. */
function reported(stage, command, count) {
  const report = fileOf(stage.id, 'json');
  const run = async (tools) => {
    rmSync(report, { force: true });
    const env = { ...stage.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const answer = await execute(tools, { ...stage, env, command: command(report) });
    return judge(answer, count(report));
  };
  return { ...stage, run };
}

/** One program that is content or not: counts as one test. */
export const guard = (stage) => ({
  ...stage,
  run: async (tools) => {
    const { code, output, log } = await execute(tools, stage);
    const ok = code === 0;
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, names: [], output, log };
  },
});

/** A script of a package (`filter`) that is a vitest run. */
export const vitest = (stage) => {
  const command = (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return reported(
    stage,
    (report) => ['pnpm', '--filter', stage.filter, 'run', stage.script, ...command(report)],
    countVitest,
  );
};

/** A script of a package (`filter`) that is a Playwright run. */
export const playwright = (stage) =>
  reported(
    stage,
    () => ['pnpm', '--filter', stage.filter, 'run', stage.script, '--reporter=list,json', ...(stage.args ?? [])],
    countPlaywright,
  );

/** Files of node:test. */
export const nodeTest = (stage) => ({
  ...stage,
  run: async (tools) => {
    const answer = await execute(tools, {
      ...stage,
      command: ['node', '--test', '--test-reporter=spec', ...stage.files],
    });
    return judge(answer, countNodeTest(answer.output));
  },
});

/** Sizes against their budgets. */
export const sizes = (stage) => ({
  ...stage,
  run: async (tools) => {
    const answer = await execute(tools, { ...stage, command: ['size-limit', '--json'] });
    return judge(answer, countSizes(answer.output));
  },
});

/** Several stages at once, told of as one: what keeps one core busy takes half as long on two. */
export const atOnce = ({ parts, ...stage }) => ({
  ...stage,
  run: async (tools) => {
    // One that cannot run at all is told of when the others have ended: nothing of theirs runs on.
    const ended = await Promise.allSettled(parts.map((part) => part.run(tools)));
    const broken = ended.find(({ status }) => status === 'rejected');
    if (broken) throw broken.reason;
    const outcomes = ended.map(({ value }) => value);
    const sum = (name) => outcomes.reduce((total, outcome) => total + outcome[name], 0);
    const failing = outcomes.filter(({ failed }) => failed > 0);
    return {
      passed: sum('passed'),
      failed: sum('failed'),
      skipped: sum('skipped'),
      names: outcomes.flatMap(({ names }) => names),
      output: failing.map(({ output }) => output).join('\n'),
      log: failing.map(({ log }) => log).join(', '),
    };
  },
});

/** Journeys in two halves (`e2e/support/halves.ts`), each on a server and data of its own. `of` gives what a half has for itself. */
export const inHalves = ({ args = [], env, ...stage }, of = () => ({})) =>
  atOnce({
    ...stage,
    parts: ['1', '2'].map((half) =>
      playwright({ ...stage, id: `${stage.id}:${half}`, args, env: { ...env, ...of(half), E2E_HALF: half } }),
    ),
  });
