import type { Config } from '../core/config.ts';
import type { ScriptPolicy } from '../core/script-policy.ts';
import { agentAddress } from './fingerprint-loader.ts';

/** The page has one policy of this name. */
let policy: ScriptPolicy | undefined;

/**
 * The policy that the server's policy for pages names `fingerprint` (`trusted-types`): it trusts the one script that the configuration
 * names, whoever asks for another. Browsers without trusted types take the text as it is.
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
