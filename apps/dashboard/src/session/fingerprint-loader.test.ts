import { describe, expect, it, vi } from 'vitest';
import { loadAgentScript, type ScriptOutcome } from './fingerprint-loader.ts';

function setUp(outcomes: readonly ScriptOutcome[], apiKey: string | null = 'key 1') {
  const pauses: number[] = [];
  const addScript = vi.fn(async () => outcomes[addScript.mock.calls.length - 1] ?? 'failed');
  const loading = loadAgentScript({
    apiKey,
    scriptUrl: 'https://agent.example/v3/{apiKey}/agent.js',
    addScript,
    sleep: async (ms) => void pauses.push(ms),
  });
  return { loading, addScript, pauses };
}

describe('loadAgentScript', () => {
  it('loads the script from the configured URL with the key in it', async () => {
    const { loading, addScript, pauses } = setUp(['loaded']);
    await loading;
    expect(addScript.mock.calls).toEqual([['https://agent.example/v3/key%201/agent.js']]);
    expect(pauses).toEqual([]);
  });

  // @spec 7.2-1, 8.4-1, 9.0-24
  it('retries five times and doubles the delay each time', async () => {
    const { loading, addScript, pauses } = setUp([]);
    await expect(loading).rejects.toThrow('Failed to load the JS script of the agent');
    expect(addScript).toHaveBeenCalledTimes(6);
    expect(pauses).toEqual([100, 200, 400, 800, 1600]);
  });

  it('resolves with the first successful attempt', async () => {
    const { loading, pauses } = setUp(['failed', 'failed', 'loaded']);
    await loading;
    expect(pauses).toEqual([100, 200]);
  });

  // @spec 7.2-2, 8.4-1
  it('does not retry when the CSP blocks the script', async () => {
    const { loading, addScript } = setUp(['failed', 'blocked']);
    await expect(loading).rejects.toThrow('Blocked by CSP');
    expect(addScript).toHaveBeenCalledTimes(2);
  });

  // @spec 5.0-11, 5.0-12
  it.each([null, ''])('does not load the script without a key (%j)', async (apiKey) => {
    const { loading, addScript } = setUp(['loaded'], apiKey);
    await expect(loading).rejects.toThrow('API key required');
    expect(addScript).not.toHaveBeenCalled();
  });
});
