import { defineConfig } from 'tsup';

const entries = ['', 'alerts/', 'contract/', 'outbox/', 'tabs/', 'testing/'].map((folder) => `src/${folder}index.ts`);

export default defineConfig({
  // Router and channel in chunks of their own, so that bundlers can omit socket.io-client with the channel.
  entry: [...entries, 'src/channel.ts', 'src/router.ts'],
  format: ['esm', 'cjs'],
  // Emit imports for types of other packages.
  dts: {
    entry: entries,
    compilerOptions: { customConditions: [] },
  },
  clean: true,
  sourcemap: true,
});
