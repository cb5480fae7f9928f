import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    marks: 'src/marks.ts',
    'message-check': 'src/message-check/index.ts',
    play: 'src/play/index.ts',
    progress: 'src/progress/index.ts',
    rules: 'src/rules/index.ts',
    text: 'src/text/index.ts',
  },
  format: ['esm', 'cjs'],
  // Emit imports for types of other packages.
  dts: { compilerOptions: { customConditions: [] } },
  clean: true,
  sourcemap: true,
});
