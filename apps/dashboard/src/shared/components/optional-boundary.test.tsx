import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { OptionalBoundary } from './optional-boundary.tsx';

test('OptionalPart shows its placeholder when the code fails to load, and leaves the rest as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = lazy(() => Promise.reject(new Error('Failed to fetch')));
  const node = (
    <p>
      The list, <OptionalBoundary placeholder="a place">{<Lost />}</OptionalBoundary>
    </p>
  );
  const { page } = await renderInApp({ node, answers: {} });
  expect(page.textContent).toBe('The list, a place');
});
