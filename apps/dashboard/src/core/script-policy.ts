/** Scripts that are loaded by address: our service worker, and OneSignal's where it is configured. */
const known = ['/sw.js', 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js'] as const;
export type KnownScript = (typeof known)[number];

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
    if (!known.some((script) => script === address)) throw new TypeError(`${address} is no script of ours.`);
    return address;
  },
};

/** The server's policy for pages names it (`trusted-types`). Browsers without trusted types take the text as it is. */
const policy = window.trustedTypes?.createPolicy('boostdesk-scripts', rules) ?? rules;

/** The page's policy takes no other text as a script's address. */
export const scriptUrl = (script: KnownScript): string => policy.createScriptURL(script);
