// Tests of a JUnit XML report by Vitest, Playwright or node:test.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { root } from '../toolchain.mjs';

const REASON_LINES = 12;
const REASON_WIDTH = 200;

/** The message without colours, empty lines and stack trace. */
export const reasonOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim().slice(0, REASON_WIDTH))
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, REASON_LINES)
    .join('\n');

function toTest(testcase) {
  const { file, classname, name, time = 0 } = testcase.attribs;
  const child = (names) => testcase.children.find((node) => names.includes(node.name));
  // Playwright reports a thrown error as `error`.
  const failure = child(['failure', 'error']);
  return {
    // Only node:test gives a path; its failure text wraps the test's error.
    file: file ? relative(root, file) : classname,
    title: name,
    ms: time * 1000,
    status: (failure && 'failed') || (child(['skipped']) && 'skipped') || 'passed',
    reason: failure && reasonOf(file ? failure.attribs.message : DomUtils.textContent(failure)),
  };
}

/** Tests of a report as { file, title, ms, status: 'passed' | 'failed' | 'skipped', reason }. */
export const parseTests = (xml) =>
  DomUtils.getElementsByTagName('testcase', parseDocument(xml, { xmlMode: true })).map(toTest);

/** Empty if a crashed runner left no report. */
export const readTests = (path) => (existsSync(path) ? parseTests(readFileSync(path, 'utf8')) : []);
