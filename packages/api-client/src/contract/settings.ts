import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Empty, Id } from './shapes.ts';
import { Zone } from './zone.ts';

/** Minutes since midnight. */
const Minute = z.int().check(z.minimum(0), z.maximum(1439));

/** True when absent, as in older settings. */
const pushed = {
  /** Whether to send a push notification. The default is true. */
  push: z.exactOptional(z.boolean()),
};
const AlertPreference = z.strictObject({
  /** Whether to show a pop-up. */
  toast: z.boolean(),
  /** Whether to play a sound. */
  sound: z.boolean(),
  ...pushed,
});

/** Alert settings of a user. */
export const AlertChoice = z.strictObject({
  /** False disables all pop-ups, sounds and push notifications. */
  showNotifications: z.boolean(),
  /** Whether pauses and unpauses show a pop-up. Stored in local storage as `notifications`. */
  orderToasts: z.boolean(),
  /** Volume of sounds, 0 to 100. Stored in local storage as `notificationVolume`. */
  volume: z.int().check(z.minimum(0), z.maximum(100)),
  /** Wanted alerts, by event. */
  wishes: z.strictObject({
    /** New orders on the board. */
    newOrder: AlertPreference,
    /** New chat messages. */
    newMessage: AlertPreference,
    /** New notifications. */
    newNotification: AlertPreference,
    /** A customer asks for a sign of life; enabled when absent, as in older settings. */
    poke: z.exactOptional(AlertPreference),
    /** Its toast is `orderToasts`; no sound. */
    orderNotification: z.exactOptional(z.strictObject(pushed)),
  }),
  /** Part of the day without sounds and pushes. */
  quietHours: z.strictObject({
    /** Whether quiet hours are enabled. */
    isOn: z.boolean(),
    /** Start, in minutes since midnight. */
    from: Minute,
    /** End, in minutes since midnight. */
    to: Minute,
    /** IANA name. */
    zone: Zone,
  }),
});

/** Appearance settings of a user. */
export const AppearanceChoice = z.strictObject({
  /** `system`: as the device. */
  theme: z.enum(['dark', 'light', 'system']),
  /** Space between rows. */
  density: z.enum(['comfortable', 'compact']),
  /** `system`: as the device. */
  motion: z.enum(['system', 'reduced']),
});

/** Languages of the product. */
export const LANGUAGES = ['en', 'de', 'ar'] as const;

const LanguageChoice = z.enum(LANGUAGES);

/** Calls of settings. `settingsChanged` notifies other devices. */
export const settings = {
  /**
   * Returns the user’s settings; null for those never set.
   * @example await client.settings.get();
   */
  get: defineCall({
    name: 'settings.get',
    method: 'POST',
    path: '/settings/get',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** Alert settings; null if never set. */
      alerts: z.nullable(AlertChoice),
      /** Appearance settings; null if never set. */
      appearance: z.nullable(AppearanceChoice),
      /** Null: the browser's. */
      language: z.nullable(LanguageChoice),
      /** Orders whose alerts are muted, changed by `chatMessage.muteOrder`; up to 1000. Missing from older servers. */
      mutedOrders: z.exactOptional(z.array(Id)),
      /** Whether single-key shortcuts, such as / and ?, are enabled; on by default. Missing from older servers. */
      shortcuts: z.exactOptional(z.boolean()),
    }),
    errors: [],
  }),
  /**
   * Saves which alerts the user wants, their volume and quiet hours.
   * @example await client.settings.saveAlerts({ showNotifications: true, orderToasts: true, volume: 1, wishes: { newOrder: { toast: true, sound: true }, newMessage: { toast: true, sound: true }, newNotification: { toast: true, sound: true } }, quietHours: { isOn: true, from: 1, to: 1, zone: 'Europe/Berlin' } });
   */
  saveAlerts: defineCall({
    name: 'settings.saveAlerts',
    method: 'POST',
    path: '/settings/saveAlerts',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: AlertChoice,
    response: Done,
    errors: [],
  }),
  /**
   * Saves appearance settings.
   * @example await client.settings.saveAppearance({ theme: 'dark', density: 'comfortable', motion: 'system' });
   */
  saveAppearance: defineCall({
    name: 'settings.saveAppearance',
    method: 'POST',
    path: '/settings/saveAppearance',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: AppearanceChoice,
    response: Done,
    errors: [],
  }),
  /**
   * Saves the user’s language.
   * @example await client.settings.saveLanguage({ language: 'de' });
   */
  saveLanguage: defineCall({
    name: 'settings.saveLanguage',
    method: 'POST',
    path: '/settings/saveLanguage',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: z.strictObject({
      /** Language code: `en`, `de` or `ar`. */
      language: LanguageChoice,
    }),
    response: Done,
    errors: [],
  }),
  /**
   * Saves whether single-key shortcuts are enabled.
   * @example await client.settings.saveShortcuts({ on: true });
   */
  saveShortcuts: defineCall({
    name: 'settings.saveShortcuts',
    method: 'POST',
    path: '/settings/saveShortcuts',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: z.strictObject({
      /** Whether single-key shortcuts are enabled. */
      on: z.boolean(),
    }),
    response: Done,
    errors: [],
  }),
  /**
   * Returns whether the user has taken or declined the tour.
   * @example await client.settings.getTour();
   */
  getTour: defineCall({
    name: 'settings.getTour',
    method: 'POST',
    path: '/settings/getTour',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** Whether the tour was taken or declined. */
      seen: z.boolean(),
    }),
    errors: [],
  }),
  /**
   * Saves that the user has taken or declined the tour.
   * @example await client.settings.saveTour();
   */
  saveTour: defineCall({
    name: 'settings.saveTour',
    method: 'POST',
    path: '/settings/saveTour',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: Empty,
    response: Done,
    errors: [],
  }),
};
