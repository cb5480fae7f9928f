import type { Config } from '../core/config.ts';

/** SPEC §9: retries after the first attempt; first and longest delay in ms. */
const RETRIES = 5;
const BASE_MS = 100;
const LONGEST_MS = 3_000;

export type ScriptOutcome = 'loaded' | 'failed' | 'blocked';

type AgentConfig = Config['fingerprint'];

/** URL of the agent's script with the configured key. */
export const agentUrl = ({ apiKey, scriptUrl }: AgentConfig): string =>
  (scriptUrl ?? '').replace('{apiKey}', encodeURIComponent(apiKey ?? ''));

export interface LoaderOptions extends AgentConfig {
  readonly addScript: (url: string) => Promise<ScriptOutcome>;
  readonly sleep: (ms: number) => Promise<void>;
}

/**
 * Loads the fingerprint agent's script (SPEC §7) with five retries; a block by the CSP is not retried.
 * @throws {Error} 'API key required', 'Failed to load the JS script of the agent' or 'Blocked by CSP' (SPEC §5, §8).
 */
export async function loadAgentScript({ addScript, sleep, ...config }: LoaderOptions): Promise<void> {
  // Checked before any request.
  if (config.apiKey === null || config.apiKey === '') throw new Error('API key required');
  for (let retry = 0; ; retry++) {
    const outcome = await addScript(agentUrl(config));
    if (outcome === 'loaded') return;
    if (outcome === 'blocked') throw new Error('Blocked by CSP');
    if (retry === RETRIES) throw new Error('Failed to load the JS script of the agent');
    await sleep(Math.min(BASE_MS * 2 ** retry, LONGEST_MS));
  }
}
