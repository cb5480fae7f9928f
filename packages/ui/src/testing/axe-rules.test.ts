// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import preview from '../../.storybook/preview.tsx';

interface Rule {
  readonly id: string;
  readonly enabled: boolean;
}

/** The addon's copy. */
const axe = createRequire(import.meta.resolve('@storybook/addon-a11y/preview'))('axe-core') as {
  configure: (config: { rules: Rule[] }) => void;
  run: (context: unknown, options: { rules?: Readonly<Record<string, Rule>>; runOnly?: unknown }) => Promise<unknown>;
};

/** The addon's options and ours. */
async function readAxeOptions() {
  const configure = vi.spyOn(axe, 'configure').mockReturnValue(undefined);
  const run = vi.spyOn(axe, 'run').mockResolvedValue({ violations: [] });
  const { afterEach: check } = await import('@storybook/addon-a11y/preview');
  const reports: unknown[] = [];
  const story = { id: 'any', globals: {}, viewMode: 'story', parameters: preview.parameters };
  const reporting = { addReport: (report: unknown) => reports.push(report) };
  await (check as (context: unknown) => Promise<void>)({ ...story, reporting });
  expect(reports).toEqual([expect.objectContaining({ status: 'passed' })]);
  return { rules: configure.mock.lastCall![0].rules, options: run.mock.lastCall![1] };
}

it('no axe rule is disabled for stories, neither by us nor by the addon', async () => {
  const { rules, options } = await readAxeOptions();
  const last = new Map(rules.map(({ id, enabled }) => [id, enabled]));
  expect(last.size, 'the addon switches one off by itself').toBeGreaterThan(0);
  expect([...last].filter(([, enabled]) => !enabled)).toEqual([]);
  expect(options).toEqual({ resultTypes: ['violations', 'incomplete'] });
});
