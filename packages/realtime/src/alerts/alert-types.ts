import type { Actor } from '@boostdesk/auth';
import type { EventOf } from '../events.ts';

/** Events that can alert. */
export const alertNames = ['orderNotification', 'newOrder', 'newMessage', 'newNotification', 'poke'] as const;
/** Name of an event that can alert. */
export type AlertName = (typeof alertNames)[number];
/** Event that can alert, discriminated by `name`. */
export type AlertEvent = EventOf<AlertName>;

/** Parts of an alert. */
export const alertParts = ['toast', 'sound', 'push'] as const;
/** Part of an alert. */
export type AlertPart = (typeof alertParts)[number];

/** Style of a pop-up. */
export type ToastStyle = 'error' | 'success' | 'info' | 'warning';

/** Pop-up. `sticky`: stays until dismissed. */
export interface AlertToast {
  readonly title: string;
  readonly text: string;
  readonly style: ToastStyle;
  readonly sticky: true;
  /** Replaces toasts with the same tag; null: none. */
  readonly tag: string | null;
}

/** Sound files, without extension. */
export type AlertSound = 'neworder' | 'newmessage';

/** Push notification, in terms of the Notification API. */
export interface AlertPush {
  readonly title: string;
  readonly body: string;
  /** Replaces pushes with the same tag. */
  readonly tag: string;
  /** Opened by a click. */
  readonly order: number | null;
}

/** Preferences by part; only `false` disables. */
export type AlertPreferences = Readonly<Partial<Record<AlertPart, boolean>>>;

/** Alert settings of a user. */
export interface AlertSettings {
  /** False disables all alerts. */
  readonly showNotifications: boolean;
  /** `notifications` in local storage is not false. */
  readonly orderToasts: boolean;
  readonly soundsOn: boolean;
  /** Volume, 0 to 100. */
  readonly volume: number;
  /** Initialised and allowed. */
  readonly pushOn: boolean;
  /** By kind; absent kinds are enabled. */
  readonly wishes: Readonly<Partial<Record<AlertName, AlertPreferences>>>;
}

/**
 * Translates a text, given in English with placeholders ('Order {order} has been paused'); undefined without
 * a translation.
 */
export type Translate = (english: string, values: Readonly<Record<string, string | number>>) => string | undefined;

/** Receiver and situation of an event. */
export interface AlertContext {
  readonly user: Actor;
  readonly settings: AlertSettings;
  /** In any visible tab. */
  readonly viewing: ReadonlySet<number>;
  /** Any tab is visible; no push is sent. */
  readonly onScreen: boolean;
  /** Only toasts (`isQuiet`). */
  readonly quiet: boolean;
  /** Orders whose alerts the user has muted. @default none */
  readonly muted?: ReadonlySet<number>;
  /** A newer event of this kind and order came before. @default false */
  readonly overtaken?: boolean;
  /** @default English */
  readonly translate?: Translate | undefined;
}

/** Condition of an alert. */
export type AlertRule =
  | 'addressedToMe'
  | 'notViewingOrder'
  | 'notMyAct'
  | 'notCustomer'
  | 'hasEmployee'
  | 'gameFits'
  | 'platformFits'
  | 'orderToastsOn'
  | 'showNotifications'
  | 'orderNotMuted'
  | 'toastWanted'
  | 'notOvertaken'
  | 'hasSound'
  | 'soundWanted'
  | 'soundsOn'
  | 'volumeAboveZero'
  | 'outsideQuietHours'
  | 'pushWanted'
  | 'pushOn'
  | 'notOnScreen'
  | 'pushOutsideQuietHours';

/** Condition with its value. */
export interface TraceEntry {
  readonly rule: AlertRule;
  readonly value: boolean;
  /** Requires it. */
  readonly part: AlertPart | 'all';
}

/** Parts of an alert, and why. */
export interface AlertDecision {
  readonly toast: AlertToast | null;
  readonly sound: AlertSound | null;
  readonly push: AlertPush | null;
  /** A part is present exactly when its entries and those of 'all' are true. */
  readonly trace: readonly TraceEntry[];
}
