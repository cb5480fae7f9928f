import { expect, test } from 'vitest';
import type { Config } from '../../../core/config.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { FingerprintConsentSwitch } from './fingerprint-consent-switch.tsx';

test.each([
  [null, 0],
  ['key-1', 1],
])('with the fingerprint key %j, the profile has %i consent switches', async (apiKey, switches) => {
  const { page } = await renderInApp({
    node: <FingerprintConsentSwitch />,
    answers: {},
    services: { config: { fingerprint: { apiKey, scriptUrl: '/agent.js' } } as Config },
  });
  expect(page.querySelectorAll('[role=switch]')).toHaveLength(switches);
});
