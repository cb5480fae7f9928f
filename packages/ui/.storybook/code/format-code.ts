// Formats code like this repository, in lines that fit a docs page.
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';

const biome = createRequire(new URL('../../../../package.json', import.meta.url)).resolve('@biomejs/biome/bin/biome');
const args = [biome, 'format', '--line-width=88', '--stdin-file-path=example.tsx'];

const format = (code: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const formatter = execFile(process.execPath, args, (error, formatted) =>
      error ? reject(error) : resolve(formatted),
    );
    formatter.stdin?.end(code);
  });

const SEPARATOR = '// -- next block --';

/** Formats several blocks at once, because starting the formatter takes longer than formatting. */
export async function formatCodes(codes: readonly string[]): Promise<string[]> {
  const formatted = await format(codes.join(`\n${SEPARATOR}\n`));
  return formatted.split(SEPARATOR).map((code) => code.trim());
}
