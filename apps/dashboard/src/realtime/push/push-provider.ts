import { msg } from '@lingui/core/macro';
import { i18n } from '../../i18n/i18n.ts';

/** SPEC §8, word for word. */
export const PUSH_WORDS = {
  unsupported: () => i18n._(msg`Service workers are disabled or not supported by this browser`),
  notSubscribed: () => i18n._(msg`Not subscribed to push notifications`),
  unsubscribeFailed: () => i18n._(msg`Unsubscribe failed!`),
} as const;

/** Push cannot be switched as asked; the message is one of SPEC §8. */
export class PushProblem extends Error {
  override name = 'PushProblem';
}

/** `none`: this deployment sends no pushes. */
export type PushState = 'none' | 'unsupported' | 'blocked' | 'on' | 'off';

/** How a device is reached: by our own server, or by OneSignal. */
export interface PushProvider {
  readonly state: () => Promise<PushState>;
  /** Of a provider with a script of its own: begun with the page, whether or not this device is on. */
  readonly begin?: () => Promise<void>;
  /** Asks the user where the browser has not yet, and tells the server; the answer is the device's token, null where they said no. */
  readonly subscribe: () => Promise<string | null>;
  /** Tells the server of what stands in this browser: sessions come and go. Null where nothing does. */
  readonly renew: () => Promise<string | null>;
  readonly unsubscribe: () => Promise<void>;
  /** Of a provider that knows more of who uses this browser than our server tells it: it is to know nothing any more. */
  readonly forget?: () => Promise<void>;
}

/** What a browser says of notifications of this page; undefined where it knows none. */
export const permission = (): NotificationPermission | undefined =>
  'Notification' in window ? Notification.permission : undefined;
