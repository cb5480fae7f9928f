import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { drawInApp } from '../../testing/in-app.tsx';
import { OptionalPart } from './optional-part.tsx';

test('OptionalPart shows its placeholder when the code fails to load, and leaves the rest as it is', async () => {
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
