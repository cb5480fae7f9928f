import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { Pace, Rating } from './columns.tsx';

test('ratings and pace have one decimal', async () => {
  const { page } = await renderInApp({
    node: (
      <>
        <Rating rating={4.67} /> <Rating rating={5} /> <Pace pace={1.3} /> <Pace pace={2.449} />
      </>
    ),
    answers: {},
  });
  expect(page.textContent).toBe('4.7 5.0 1.3× 2.4×');
  expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('4.7 out of 5');
});
