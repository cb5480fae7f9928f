/** Scripts loaded by URL: our service worker, and OneSignal's SDK when configured. */
const ALLOWED_SCRIPTS = ['/sw.js', 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js'] as const;
export type AllowedScript = (typeof ALLOWED_SCRIPTS)[number];

export interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}
declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const rules: ScriptPolicy = {
  createScriptURL: (address) => {
    if (!ALLOWED_SCRIPTS.some((script) => script === address)) throw new TypeError(`${address} is no script of ours.`);
    return address;
  },
};

/** Named in the `trusted-types` directive of the server. Browsers without Trusted Types accept plain strings. */
const policy = window.trustedTypes?.createPolicy('boostdesk-scripts', rules) ?? rules;

export const scriptUrl = (script: AllowedScript): string => policy.createScriptURL(script);
