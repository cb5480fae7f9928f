import type { Actor } from '@boostdesk/auth';
import type { EventOf } from './events.ts';

/** The events that may call for attention. */
export type AlertName = 'orderNotification' | 'newOrder' | 'newMessage' | 'newNotification';
export type AlertEvent = EventOf<AlertName>;

export type ToastStyle = 'error' | 'success' | 'info' | 'warning';

/** `sticky`: stays until dismissed, as all real-time toasts do (SPEC §8). */
export interface AlertToast {
  readonly title: string;
  readonly text: string;
  readonly style: ToastStyle;
  readonly sticky: true;
}

export type AlertSound = 'neworder' | 'newmessage';

export interface AlertSettings {
  /** The user's own switch (SPEC §6): without it neither toast nor sound. */
  readonly showNotifications: boolean;
  readonly soundsOn: boolean;
  /** Local storage's `notifications` is not false (SPEC §6). */
  readonly orderToasts: boolean;
  /** Local storage's `notificationVolume`, 0 to 100 (SPEC §9). */
  readonly volume: number;
}

export interface AlertContext {
  readonly user: Actor;
  readonly settings: AlertSettings;
  /** Orders that the user looks at in any visible tab; a hidden tab does not count. */
  readonly viewing: ReadonlySet<number>;
}

/** Rules that toast and sound need alike. */
export type AlertRule =
  | 'addressedToMe'
  | 'notViewingOrder'
  | 'notCustomer'
  | 'hasEmployee'
  | 'gameFits'
  | 'platformFits'
  | 'orderToastsOn'
  | 'showNotifications';
/** Rules that the sound needs on top. */
export type SoundRule = 'soundsOn' | 'volumeAboveZero';

/** A rule with its value; all that were asked, the failed ones too. */
export interface TraceLine {
  readonly rule: AlertRule | SoundRule;
  readonly value: boolean;
}

export interface AlertVerdict {
  readonly toast: AlertToast | null;
  readonly sound: AlertSound | null;
  readonly trace: readonly TraceLine[];
}
