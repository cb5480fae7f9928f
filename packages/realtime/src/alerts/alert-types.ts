import type { Actor } from '@boostdesk/auth';
import type { EventOf } from '../events.ts';

/** The events that can alert. */
export const alertNames = ['orderNotification', 'newOrder', 'newMessage', 'newNotification'] as const;
/** The name of an event that can alert. */
export type AlertName = (typeof alertNames)[number];
/** An event that can alert, discriminated by `name`. */
export type AlertEvent = EventOf<AlertName>;

/** The parts of an alert. */
export const alertParts = ['toast', 'sound', 'push'] as const;
/** A part of an alert. */
export type AlertPart = (typeof alertParts)[number];

/** The toast styles of SPEC §8. */
export type ToastStyle = 'error' | 'success' | 'info' | 'warning';

/** A toast. `sticky`: stays until dismissed (SPEC §8). */
export interface AlertToast {
  readonly title: string;
  readonly text: string;
  readonly style: ToastStyle;
  readonly sticky: true;
  /** Replaces a toast with the same tag; null: replaces none. */
  readonly tag: string | null;
}

/** The sounds of SPEC §2, without file extension. */
export type AlertSound = 'neworder' | 'newmessage';

/** A push notification, in terms of the Notification API. */
export interface AlertPush {
  readonly title: string;
  readonly body: string;
  /** Replaces a push with the same tag. */
  readonly tag: string;
  /** The order that a click opens. */
  readonly order: number | null;
}

/** A user's preferences by part; only `false` disables. */
export type AlertPreferences = Readonly<Partial<Record<AlertPart, boolean>>>;

/** A user's alert settings. */
export interface AlertSettings {
  /** Disables all parts. SPEC §6. */
  readonly showNotifications: boolean;
  /** Local storage's `notifications` is not false. SPEC §6. */
  readonly orderToasts: boolean;
  readonly soundsOn: boolean;
  /** 0 to 100. SPEC §9. */
  readonly volume: number;
  /** Push is initialised and allowed. SPEC §6. */
  readonly pushOn: boolean;
  /** By kind; an absent kind is fully enabled. */
  readonly wishes: Readonly<Partial<Record<AlertName, AlertPreferences>>>;
}

/**
 * Translates a text of SPEC §8 by its English, with placeholders ('Order {order} has been paused'); undefined without a
 * translation.
 */
export type Translate = (english: string, values: Readonly<Record<string, string | number>>) => string | undefined;

/** The receiver of an event and the situation. */
export interface AlertContext {
  readonly user: Actor;
  readonly settings: AlertSettings;
  /** Orders in any visible tab. */
  readonly viewing: ReadonlySet<number>;
  /** Any tab is visible; then no push is sent. */
  readonly onScreen: boolean;
  /** Quiet hours (`isQuiet`): only toasts. */
  readonly quiet: boolean;
  /** A newer event of this kind and order came before. @default false */
  readonly overtaken?: boolean;
  /** @default English */
  readonly translate?: Translate | undefined;
}

/** A condition of an alert. */
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

/** A condition and its value. */
export interface TraceEntry {
  readonly rule: AlertRule;
  readonly value: boolean;
  /** The part that requires it. */
  readonly part: AlertPart | 'all';
}

/** The parts of an alert and why. */
export interface AlertDecision {
  readonly toast: AlertToast | null;
  readonly sound: AlertSound | null;
  readonly push: AlertPush | null;
  /** Each part is present exactly when its lines and those of 'all' are true. */
  readonly trace: readonly TraceEntry[];
}
