import { defineConfig } from 'vitest/config';
import { source } from '../../vitest.shared.ts';

export default defineConfig({
  ...source,
  test: { environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
});
