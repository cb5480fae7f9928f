import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath, pickExecutable } from '../../tools/browsers.ts';
import { source } from '../../vitest.shared.ts';
import { listImportedPackages } from './scripts/imported-packages.ts';

const args = ['--no-sandbox', '--disable-dev-shm-usage'];

const include = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'visual-tests/*.test.ts'];
const inDom = globSync(include, { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment jsdom'),
);

const units = (name: string, test: { include: string[]; exclude?: string[]; isolate: boolean; pool?: 'vmForks' }) => ({
  ...source,
  plugins: [react()],
  test: { name, environment: 'node' as const, ...test },
});

export default defineConfig({
  test: {
    projects: [
      units('unit', { include, exclude: inDom, isolate: false }),
      // Shared modules would keep the window of an earlier file.
      units('dom', { include: inDom, isolate: true, pool: 'vmForks' }),
      {
        // A dependency found later would reload the page under a running test.
        optimizeDeps: { include: listImportedPackages() },
        // Otherwise react-aria renders every row of a virtual list in tests; browsers have no `process`.
        define: { 'process.env.VIRT_ON': JSON.stringify('1') },
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'storybook',
          // As in Storybook: loading React and the preview per file costs a fifth of the CPU time.
          isolate: false,
          // The default leaves one core idle. vitest refuses two worker counts in one group.
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
          // Only ends what hangs.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...pickExecutable(chromiumPath), args },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
