import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { Button } from 'react-aria-components/Button';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

test('the page has the style that react-aria puts into a page: none comes once it is laid out', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // In a test react-aria leaves it out.
  vi.stubEnv('NODE_ENV', 'production');
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.head.replaceChildren(...page.querySelectorAll('style'));
  const before = document.querySelectorAll('style').length;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    act(() => root.unmount());
    document.head.replaceChildren();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  act(() => root.render(<Button>Press</Button>));
  expect(document.querySelector('[data-react-aria-pressable]')).not.toBeNull();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
