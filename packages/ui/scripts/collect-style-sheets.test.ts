import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { collectStyleSheets } from './collect-style-sheets.ts';

const src = join(import.meta.dirname, '../src');
const names = (file: string) => collectStyleSheets(join(src, file)).map((path) => basename(path));

it.each([
  ['button/button.tsx', ['button.css']],
  ['confirm-dialog/confirm-dialog.tsx', ['button.css', 'icon.css', 'modal.css']],
  ['messages/messages.ts', []],
])('%s needs %j', (file, sheets) => {
  expect(names(file)).toEqual(sheets);
});

it('follows what is imported and given on, and nothing that is a type or only looks like a path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  try {
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    for (const name of ['own', 'typed', 'typed-lines', 'part', 'given', 'mixed', 'word']) {
      write(`${name}.css`, '');
      write(`${name}.ts`, `import './${name}.css';\n`);
    }
    write(
      'all.ts',
      `import './own.css';
import type { Typed } from './typed.ts';
import type {
  One,
  Other,
} from './typed-lines.ts';
import {
  part,
  type Part,
} from './part.ts';
import { type Mixed, mixed } from './mixed.ts';
export type { Gone } from './typed.ts';
export { given } from './given.ts';
export const word = './word.ts';
`,
    );
    expect(collectStyleSheets(join(folder, 'all.ts')).map((path) => basename(path))).toEqual([
      'part.css',
      'mixed.css',
      'given.css',
      'own.css',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
