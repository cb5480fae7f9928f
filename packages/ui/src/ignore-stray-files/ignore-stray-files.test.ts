// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ignoreStrayFiles } from './ignore-stray-files.ts';

beforeAll(() => ignoreStrayFiles());
afterEach(() => document.body.replaceChildren());

/** Drags something over an element and drops it. Returns whether the browser’s own handling was prevented. */
function drop(element: Element, types: readonly string[]): boolean[] {
  document.body.append(element);
  return ['dragover', 'drop'].map((name) => {
    const dataTransfer = { types, dropEffect: 'copy' };
    const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer });
    element.dispatchEvent(event);
    return event.defaultPrevented && dataTransfer.dropEffect === 'none';
  });
}

const create = (tag: string, type?: string) => {
  const element = document.createElement(tag);
  if (type !== undefined) element.setAttribute('type', type);
  return element;
};

test.each([
  ['a file on the page', create('main'), ['Files'], true],
  ['a file on a text field', create('textarea'), ['Files'], true],
  ['a file on an input of text', create('input', 'text'), ['Files'], true],
  ['a picture of another page, which has a file', create('main'), ['text/html', 'Files'], true],
  ['a file on a file input', create('input', 'file'), ['Files'], false],
  ['text on a text field', create('textarea'), ['text/plain'], false],
  ['a link on the page', create('main'), ['text/uri-list'], false],
])('%s', (_, element, types, expected) => {
  expect(drop(element, types)).toEqual([expected, expected]);
});

test('a drop zone receives its files', () => {
  const zone = create('div');
  const effects: string[] = [];
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    effects.push('received');
  });
  // Prevented by the zone; the effect stays as it was.
  expect(drop(zone, ['Files'])[1]).toBe(false);
  expect(effects).toEqual(['received']);
});

test('files are ignored in another window of the app', () => {
  const other = document.implementation.createHTMLDocument();
  ignoreStrayFiles(other);
  const dataTransfer = { types: ['Files'], dropEffect: 'copy' };
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer });
  other.body.dispatchEvent(event);
  expect([event.defaultPrevented, dataTransfer.dropEffect]).toEqual([true, 'none']);
});
