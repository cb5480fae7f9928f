import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScriptPolicy } from '../core/script-policy.ts';

const config = { apiKey: 'key 1', scriptUrl: 'https://agent.example/v3/{apiKey}/agent.js' };
const KNOWN = 'https://agent.example/v3/key%201/agent.js';
const others = [
  'https://agent.example/v3/key%202/agent.js',
  'https://agent.example/',
  `${KNOWN}?more`,
  'https://evil.example/agent.js',
  '/sw.js',
  'data:text/javascript,alert(1)',
  '',
];

const createPolicy = vi.fn((_: string, rules: ScriptPolicy) => rules);

const fresh = async () => (await import('./fingerprint-policy.ts')).getAgentPolicy;

beforeEach(() => {
  vi.resetModules();
  createPolicy.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['with trusted types', true],
  ['without', false],
])('in a browser %s only the configured script URL is trusted', async (_, isTyped) => {
  if (isTyped) vi.stubGlobal('trustedTypes', { createPolicy });
  const { createScriptURL } = (await fresh())(config);
  expect(createScriptURL(KNOWN)).toBe(KNOWN);
  for (const other of others) expect(() => createScriptURL(other), other).toThrow(TypeError);
});

test('a page creates the policy once, and its trusted URL stays the same', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy });
  const agentPolicy = await fresh();
  agentPolicy(config);
  const again = agentPolicy({ ...config, scriptUrl: 'https://evil.example/agent.js' });
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('fingerprint', expect.anything());
  expect(() => again.createScriptURL('https://evil.example/agent.js')).toThrow(TypeError);
});
