import { expect, onTestFinished, test } from 'vitest';
import { toasts } from '../core/toasts.ts';
import { renderInApp } from './in-app.tsx';

test('an announcement ends with its test, whose document the next one shares', async () => {
  // As react-aria's announcer.
  const announcer = document.createElement('div');
  announcer.dataset.liveAnnouncer = 'true';
  announcer.innerHTML = '<div role="log">300</div>';
  document.body.append(announcer);
  // Runs after the cleanup of the render.
  onTestFinished(() => {
    expect(announcer.textContent).toBe('');
    announcer.remove();
  });
  await renderInApp({ node: null, answers: {} });
  expect(announcer.textContent).toBe('300');
});

test('a toast ends with its test, whose queue the next one shares', async () => {
  const messages = () => toasts.getSnapshot().visible.map(({ message }) => message);
  onTestFinished(() => expect(messages()).toEqual([]));
  await renderInApp({ node: null, answers: {} });
  toasts.add({ message: 'Saved.', style: 'success' });
  expect(messages()).toContain('Saved.');
});
