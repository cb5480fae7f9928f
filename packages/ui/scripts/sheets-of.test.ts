import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { sheetsOf } from './sheets-of.ts';

const src = join(import.meta.dirname, '../src');
const names = (file: string) => sheetsOf(join(src, file)).map((path) => basename(path));

it.each([
  ['button/button.tsx', ['button.css']],
  ['confirm-dialog/confirm-dialog.tsx', ['button.css', 'icon.css', 'modal.css']],
  ['messages/messages.ts', []],
])('%s needs %j', (file, sheets) => {
  expect(names(file)).toEqual(sheets);
});
