import { extendClient } from '@boostdesk/api-client';
import { auth } from '@boostdesk/api-client/contract';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import type { ScriptPolicy } from '../core/script-policy.ts';
import type { Services } from '../core/services.ts';
import { readStored, writeStored } from '../core/storage.ts';
import { toasts } from '../core/toasts.ts';
import { createRepeatedCall } from '../data/repeated-call.ts';
import { retryTransientErrors } from '../data/retry-transient-errors.ts';
import { i18n } from '../i18n/i18n.ts';
import { loadAgentScript, type ScriptOutcome } from './fingerprint-loader.ts';
import { getAgentPolicy } from './fingerprint-policy.ts';
import { completeTask } from './post-login-tasks.ts';
import { runPostLoginTask } from './run-post-login-task.ts';
import { actorAtom } from './session-atoms.ts';

/** Storage key of a user's consent. Each user of the browser is asked separately. */
const keyOf = (user: number): string => `boostdesk.recognise.${user}`;
const readConsent = (user: number): boolean | undefined => readStored(keyOf(user), z.boolean());
export const hasFingerprintConsent = (user: number): boolean => readConsent(user) === true;
export const setFingerprintConsent = (user: number, isGiven: boolean): void => writeStored(keyOf(user), isGiven);

/** API that the agent's script adds to the page. */
interface Agent {
  readonly load: (options: { readonly apiKey: string }) => Promise<{
    readonly get: () => Promise<{ readonly visitorId: string; readonly confidence?: { readonly score?: number } }>;
  }>;
}

function addScript(url: string, policy: ScriptPolicy): Promise<ScriptOutcome> {
  const { promise, resolve } = Promise.withResolvers<ScriptOutcome>();
  let isBlocked = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= blockedURI !== '' && url.startsWith(blockedURI);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  const script = document.createElement('script');
  script.src = policy.createScriptURL(url);
  script.onload = () => resolve('loaded');
  // The CSP violation event can arrive after the error event.
  script.onerror = () => setTimeout(() => resolve(isBlocked ? 'blocked' : 'failed'));
  document.head.append(script);
  return promise.finally(() => {
    document.removeEventListener('securitypolicyviolation', onViolation);
    script.remove();
  });
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Deps = Pick<Services, 'api' | 'config'>;

async function takeAndSend({ api, config }: Deps): Promise<void> {
  const { apiKey } = config.fingerprint;
  const policy = getAgentPolicy(config.fingerprint);
  await loadAgentScript({ ...config.fingerprint, addScript: (url) => addScript(url, policy), sleep });
  const { FingerprintJS: agent } = globalThis as { readonly FingerprintJS?: Agent };
  const result = await (await agent?.load({ apiKey: apiKey ?? '' }))?.get();
  if (result === undefined) return;
  const score = result.confidence?.score;
  const confidence = score === undefined ? {} : { confidence: score };
  const { saveUser } = extendClient(api, { auth }).auth;
  const repeat = createRepeatedCall();
  await retryTransientErrors(() =>
    repeat((quiet) => saveUser({ visitorId: result.visitorId, ...confidence }, { quiet })),
  );
}

/** Takes the fingerprint and sends it (SPEC §4, §7). Errors are only logged. */
async function send(deps: Deps): Promise<void> {
  try {
    await runPostLoginTask('fingerprint', takeAndSend(deps));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: SPEC §8 shows these to nobody else
    console.warn(error);
  }
}

/** After a login, sends the fingerprint if the user consents. Asks once per user and browser. */
export async function sendFingerprint(deps: Deps & Pick<Services, 'store'>): Promise<void> {
  const { id } = deps.store.get(actorAtom);
  if (hasFingerprintConsent(id)) return send(deps);
  if (readConsent(id) !== undefined) return completeTask('fingerprint');
  setFingerprintConsent(id, false);
  toasts.add({
    title: i18n._(msg`Remember this browser?`),
    message: i18n._(
      msg`Remembering this browser helps us notice when someone else signs in to your account. You can turn this off in your profile.`,
    ),
    style: 'info',
    timeout: 0,
    action: {
      label: i18n._(msg`Allow`),
      onAction: () => {
        setFingerprintConsent(id, true);
        void send(deps);
      },
    },
  });
}
