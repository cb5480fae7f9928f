import type { Config } from '../core/config.ts';

/** SPEC §9: further tries after the first, the pause before the second, and the longest pause, in ms. */
const RETRIES = 5;
const BASE_MS = 100;
const LONGEST_MS = 3_000;

/** What became of one try to load a script. */
export type ScriptOutcome = 'loaded' | 'failed' | 'blocked';

type AgentConfig = Config['fingerprint'];

/** Where the configuration says that the agent's script is. */
export const agentAddress = ({ apiKey, scriptUrl }: AgentConfig): string =>
  (scriptUrl ?? '').replace('{apiKey}', encodeURIComponent(apiKey ?? ''));

export interface LoaderOptions extends AgentConfig {
  readonly addScript: (url: string) => Promise<ScriptOutcome>;
  readonly sleep: (ms: number) => Promise<void>;
}

/**
 * Brings the fingerprint agent's script (SPEC §7): tried again five times, slower each time, but not where the page's policy
 * forbids it.
 *
 * @throws Error 'API key required', 'Failed to load the JS script of the agent' or 'Blocked by CSP' (SPEC §5, §8).
 */
export async function loadAgentScript({ addScript, sleep, ...config }: LoaderOptions): Promise<void> {
  // Without one nobody is asked for anything.
  if (config.apiKey === null || config.apiKey === '') throw new Error('API key required');
  for (let retry = 0; ; retry++) {
    const outcome = await addScript(agentAddress(config));
    if (outcome === 'loaded') return;
    if (outcome === 'blocked') throw new Error('Blocked by CSP');
    if (retry === RETRIES) throw new Error('Failed to load the JS script of the agent');
    await sleep(Math.min(BASE_MS * 2 ** retry, LONGEST_MS));
  }
}
