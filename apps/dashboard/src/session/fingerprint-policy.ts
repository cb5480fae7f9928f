import type { Config } from '../core/config.ts';
import type { ScriptPolicy } from '../core/script-policy.ts';
import { agentAddress } from './fingerprint-loader.ts';

/** A policy name can be used once per page. */
let policy: ScriptPolicy | undefined;

/**
 * The Trusted Types policy `fingerprint` of the server's CSP; it trusts only the configured script URL. Browsers
 * without Trusted Types accept plain strings.
 */
export function agentPolicy(config: Config['fingerprint']): ScriptPolicy {
  const known = agentAddress(config);
  const rules: ScriptPolicy = {
    createScriptURL: (address) => {
      if (address !== known) throw new TypeError(`${address} is no script of ours.`);
      return address;
    },
  };
  policy ??= window.trustedTypes?.createPolicy('fingerprint', rules) ?? rules;
  return policy;
}
