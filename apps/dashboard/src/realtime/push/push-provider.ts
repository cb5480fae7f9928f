import { msg } from '@lingui/core/macro';
import { i18n } from '../../i18n/i18n.ts';

/** Texts of SPEC §8, verbatim. */
export const PUSH_MESSAGES = {
  unsupported: () => i18n._(msg`Service workers are disabled or not supported by this browser`),
  notSubscribed: () => i18n._(msg`Not subscribed to push notifications`),
  unsubscribeFailed: () => i18n._(msg`Unsubscribe failed!`),
} as const;

/** Push cannot be switched; the message is one of SPEC §8. */
export class PushError extends Error {
  override name = 'PushError';
}

/** `none`: the deployment sends no pushes. */
export type PushState = 'none' | 'unsupported' | 'blocked' | 'on' | 'off';

/** Transport of pushes: our own server or OneSignal. */
export interface PushProvider {
  readonly state: () => Promise<PushState>;
  /** Starts the provider's script with the page, whether or not the device is on. */
  readonly preload?: () => Promise<void>;
  /** Asks for permission if needed and registers the device. Resolves to its token; null when the user declines. */
  readonly subscribe: () => Promise<string | null>;
  /** Registers the existing subscription again, for the current session. Null without one. */
  readonly renew: () => Promise<string | null>;
  readonly unsubscribe: () => Promise<void>;
  /** Removes the user's data from a provider that stores it. */
  readonly removeUser?: () => Promise<void>;
}

/** Notification permission of this page; undefined when unsupported. */
export const permission = (): NotificationPermission | undefined =>
  'Notification' in window ? Notification.permission : undefined;
