import { platforms } from '@boostdesk/catalogs';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import type { Employee } from './api.ts';
import { useEmployees } from './employees-screen.tsx';

const Text = ({ own }: { readonly own: readonly string[] }) =>
  useEmployees()
    .columns.find(({ id }) => id === 'platforms')
    ?.text({ platforms: own } as Employee);

async function platformsOf(own: readonly string[]) {
  return (await renderInApp({ node: <Text own={own} />, answers: {} })).page.textContent;
}

test('a booster on every platform shows "All platforms" instead of a list', async () => {
  expect(await platformsOf(platforms)).toBe('All platforms');
  expect(await platformsOf(['PC', 'Mobile'])).toBe('PC, Mobile');
});
