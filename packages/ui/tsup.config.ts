import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { components } from './scripts/components.ts';

const parts = components();

/** styles.css = the base and every component's own sheet, for who wants one file. */
function joinSheets() {
  copyFileSync('src/tokens/tokens.generated.json', 'dist/tokens.json');
  const sheets = ['base', ...parts.filter(({ css }) => css).map(({ name }) => name)];
  const built = new Set(readdirSync('dist'));
  const whole = sheets
    .filter((name) => built.has(`${name}.css`))
    .map((name) => readFileSync(`dist/${name}.css`, 'utf8'));
  writeFileSync('dist/styles.css', whole.map((css) => css.replace(/\/\*# sourceMappingURL.*\*\//, '')).join('\n'));
}

export default defineConfig([
  {
    entry: Object.fromEntries(parts.map(({ name, file }) => [name, `src/${name}/${file}`])),
    format: ['esm', 'cjs'],
    // Contexts and queues are shared by entries, so both formats are split into common chunks.
    splitting: true,
    dts: { compilerOptions: { customConditions: [] } },
    clean: true,
    sourcemap: true,
    external: ['react', 'react-dom'],
    banner: { js: "'use client';" },
  },
  {
    entry: {
      base: 'src/styles.css',
      ...Object.fromEntries(parts.filter(({ css }) => css).map(({ name }) => [name, `src/${name}/${name}.css`])),
    },
    loader: { '.woff2': 'copy' },
    esbuildOptions: (options) => {
      options.assetNames = 'fonts/[name]';
    },
    onSuccess: async () => joinSheets(),
  },
]);
