import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

export interface Served {
  readonly type: string;
  /** With brotli. */
  readonly body: Buffer;
}

const typeOf = (file: string) => (file.endsWith('.css') ? 'text/css' : 'text/javascript');

const served = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): Served => ({
  type: typeOf(file.fileName),
  body: brotliCompressSync(file.type === 'chunk' ? file.code : file.source),
});

/** By path; the script itself is `/{name}.js`. Passed as text, because only the web apps depend on React. */
export async function bundled(name: string, source: string): Promise<Map<string, Served>> {
  const entry = join(import.meta.dirname, `${name}.js`);
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [
      { name, resolveId: (id) => (id === entry ? id : undefined), load: (id) => (id === entry ? source : undefined) },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: entry,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: `${name}-[hash].js`,
          assetFileNames: `${name}[extname]`,
        },
      },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error(`The page of ${name} was not built.`);
  return new Map(output.output.map((file) => [`/${file.fileName}`, served(file)]));
}
