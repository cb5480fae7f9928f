import type { Config } from '../core/config.ts';
import type { ScriptPolicy } from '../core/script-policy.ts';
import { agentUrl } from './fingerprint-loader.ts';

/** A policy name can be used once per page. */
let policy: ScriptPolicy | undefined;

/**
 * The Trusted Types policy `fingerprint` of the server's CSP; it trusts only the configured script URL. Browsers
 * without Trusted Types accept plain strings.
 */
export function getAgentPolicy(config: Config['fingerprint']): ScriptPolicy {
  const allowedUrl = agentUrl(config);
  const rules: ScriptPolicy = {
    createScriptURL: (address) => {
      if (address !== allowedUrl) throw new TypeError(`${address} is no script of ours.`);
      return address;
    },
  };
  policy ??= window.trustedTypes?.createPolicy('fingerprint', rules) ?? rules;
  return policy;
}
