import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { Button } from 'react-aria-components/Button';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const ID = 'react-aria-pressable-style';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React-aria adds no style when NODE_ENV is test.
  vi.stubEnv('NODE_ENV', 'production');
  return () => {
    document.head.replaceChildren();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});

/** Renders a button in a page with these styles and returns the styles of the page afterwards. */
function stylesAfter(styles: Iterable<Node>): string[] {
  document.head.replaceChildren(...styles);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Button>Press</Button>));
  expect(document.querySelector('[data-react-aria-pressable]')).not.toBeNull();
  act(() => root.unmount());
  return [...document.querySelectorAll('style')].map(({ id, textContent }) => `${id} ${rulesOf(textContent)}`);
}

const rulesOf = (text: string): string => text.replace(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, '');

test('index.html contains the style sheet that react-aria would add at run time, unchanged', () => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const own = [...page.querySelectorAll('style')];
  const ours = own.map(({ id, textContent }) => `${id} ${rulesOf(textContent)}`);
  expect(stylesAfter(own)).toEqual(ours);
  const theirs = stylesAfter([]);
  expect(theirs).toHaveLength(1);
  expect(ours.filter((style) => style.startsWith(`${ID} `))).toEqual(theirs);
});
