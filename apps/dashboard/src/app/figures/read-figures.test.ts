import { afterEach, expect, test, vi } from 'vitest';
import { readFigures } from './read-figures.ts';

const started = vi.fn();
const stubThread = () =>
  vi.stubGlobal(
    'Worker',
    class {
      constructor(address: unknown) {
        started(address);
      }
    },
  );

afterEach(() => {
  vi.unstubAllGlobals();
  started.mockReset();
});

test('a thread of its own writes the first figure', () => {
  vi.stubGlobal('FIGURES', '/assets/figures-1.js');
  stubThread();
  readFigures();
  expect(started).toHaveBeenCalledExactlyOnceWith('/assets/figures-1.js');
});

test('where a policy of text stands, the page knows that one script by a policy of its own', () => {
  vi.stubGlobal('FIGURES', '/assets/figures-1.js');
  stubThread();
  const createPolicy = vi.fn((name: string, rules: { readonly createScriptURL: (address: string) => string }) => ({
    createScriptURL: () => ({ [name]: rules.createScriptURL('/of/somebody.js') }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  readFigures();
  expect(started).toHaveBeenCalledExactlyOnceWith({ 'boostdesk-figures': '/assets/figures-1.js' });
});

test('a page whose policy takes none goes on without', () => {
  vi.stubGlobal('FIGURES', '/assets/figures-1.js');
  stubThread();
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('disallowed');
    },
  });
  expect(readFigures).not.toThrow();
  expect(started).not.toHaveBeenCalled();
});
