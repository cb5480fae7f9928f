import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { drawInApp } from '../../testing/in-app.tsx';
import { OptionalPart } from './optional-part.tsx';

test('code that does not come leaves its place, and what is around it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = lazy(() => Promise.reject(new Error('Failed to fetch')));
  const node = (
    <p>
      The list, <OptionalPart place="a place">{<Lost />}</OptionalPart>
    </p>
  );
  const { page } = await drawInApp({ node, answers: {} });
  expect(page.textContent).toBe('The list, a place');
});
