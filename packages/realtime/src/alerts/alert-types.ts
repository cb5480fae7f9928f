import type { Actor } from '@boostdesk/auth';
import type { EventOf } from '../events.ts';

/** The events that may call for attention. */
export const alertNames = ['orderNotification', 'newOrder', 'newMessage', 'newNotification'] as const;
/** One of the kinds that may alert. */
export type AlertName = (typeof alertNames)[number];
/** An event that may alert, told apart by its name. */
export type AlertEvent = EventOf<AlertName>;

/** What an alert may consist of. */
export const alertParts = ['toast', 'sound', 'push'] as const;
/** Toast, sound or push. */
export type AlertPart = (typeof alertParts)[number];

/** The styles of SPEC §8. */
export type ToastStyle = 'error' | 'success' | 'info' | 'warning';

/** `sticky`: stays until dismissed, as all real-time toasts do (SPEC §8). */
export interface AlertToast {
  readonly title: string;
  readonly text: string;
  readonly style: ToastStyle;
  readonly sticky: true;
  /** A later toast of the same tag takes the earlier one's place; null where each stands by itself. */
  readonly tag: string | null;
}

/** The sounds of SPEC §2, without the endings of their files. */
export type AlertSound = 'neworder' | 'newmessage';

/** What the device shows while the page is not looked at; the names are those of the Notification API. */
export interface AlertPush {
  readonly title: string;
  readonly body: string;
  /** A later push of the same tag takes the earlier one's place. */
  readonly tag: string;
  /** The order that a press leads to, if any. */
  readonly order: number | null;
}

/** What a user wants of a kind of event. Only `false` says no. */
export type AlertWishes = Readonly<Partial<Record<AlertPart, boolean>>>;

/** What the user has switched on, here and everywhere. */
export interface AlertSettings {
  /** The user's own switch (SPEC §6): without it neither toast nor sound nor push. */
  readonly showNotifications: boolean;
  /** Local storage's `notifications` is not false (SPEC §6). */
  readonly orderToasts: boolean;
  readonly soundsOn: boolean;
  /** Local storage's `notificationVolume`, 0 to 100 (SPEC §9). */
  readonly volume: number;
  /** A push provider is set up for the user, and the device allows it (SPEC §6). */
  readonly pushOn: boolean;
  /** What is wanted of each kind; of a kind that is left out, everything. */
  readonly wishes: Readonly<Partial<Record<AlertName, AlertWishes>>>;
}

/**
 * A text of SPEC §8 in another language, from its English, where a value stands in braces ('Order {order} has been paused');
 * undefined where that language does not have it.
 */
export type Say = (english: string, values: Readonly<Record<string, string | number>>) => string | undefined;

/** Whom an event reaches, and in what circumstances. */
export interface AlertContext {
  readonly user: Actor;
  readonly settings: AlertSettings;
  /** Orders that the user looks at in any visible tab; a hidden tab does not count. */
  readonly viewing: ReadonlySet<number>;
  /** A tab of the user is visible, whatever it shows: then a toast is seen and needs no push beside it. */
  readonly onScreen: boolean;
  /** It is within the user's quiet hours (`isQuiet`): nothing sounds and nothing is pushed, a toast stands there silently. */
  readonly quiet: boolean;
  /**
   * It came late: of the same order something newer was told by an event of its kind before, and its toast would take that one's place.
   * @default false
   */
  readonly overtaken?: boolean;
  /** The user's language. @default English */
  readonly say?: Say | undefined;
}

/** A rule says what must be so. */
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

/** A rule with its value: every one that the event's kind has, the held ones too. */
export interface TraceLine {
  readonly rule: AlertRule;
  readonly value: boolean;
  /** The part that needs it; 'all' where every part does. */
  readonly part: AlertPart | 'all';
}

/** What an event calls for, and why. */
export interface AlertVerdict {
  readonly toast: AlertToast | null;
  readonly sound: AlertSound | null;
  readonly push: AlertPush | null;
  /** Each part is there when every line of its own and of 'all' holds, and only then. */
  readonly trace: readonly TraceLine[];
}
