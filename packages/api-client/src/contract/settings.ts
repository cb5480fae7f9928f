import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Empty, exact } from './shapes.ts';

/** Minutes since midnight. */
const Minute = z.int().check(z.minimum(0), z.maximum(1439));

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** True when absent, as in older settings. */
const pushed = { push: z.exactOptional(z.boolean()) };
const AlertPreference = z.strictObject({ toast: z.boolean(), sound: z.boolean(), ...pushed });

/** Alert settings of a user. SPEC §3, §6. */
export const AlertChoice = z.strictObject({
  /** Disables toasts, sounds and pushes. SPEC §6. */
  showNotifications: z.boolean(),
  /** Toasts of pauses: `notifications` in local storage. SPEC §3. */
  orderToasts: z.boolean(),
  /** `notificationVolume` in local storage. SPEC §3. */
  volume: z.int().check(z.minimum(0), z.maximum(100)),
  wishes: z.strictObject({
    newOrder: AlertPreference,
    newMessage: AlertPreference,
    newNotification: AlertPreference,
    /** Its toast is `orderToasts`; no sound. */
    orderNotification: z.exactOptional(z.strictObject(pushed)),
  }),
  quietHours: z.strictObject({
    isOn: z.boolean(),
    from: Minute,
    to: Minute,
    /** IANA name. */
    zone: exact(1, 60).check(z.refine(isZone, { error: 'Choose a time zone.' })),
  }),
});

/** Appearance settings of a user. */
export const AppearanceChoice = z.strictObject({
  /** `system`: as the device. */
  theme: z.enum(['dark', 'light', 'system']),
  density: z.enum(['comfortable', 'compact']),
  motion: z.enum(['system', 'reduced']),
});

/** Languages of the product. */
export const LANGUAGES = ['en', 'de', 'ar'] as const;

const LanguageChoice = z.enum(LANGUAGES);

/** Calls of settings. `settingsChanged` notifies other devices. */
export const settings = {
  get: defineCall({
    name: 'settings.get',
    method: 'POST',
    path: '/settings/get',
    summary: 'Returns the user’s settings; null for those never set.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      alerts: z.nullable(AlertChoice),
      appearance: z.nullable(AppearanceChoice),
      /** Null: the browser's. */
      language: z.nullable(LanguageChoice),
    }),
    errors: [],
  }),
  saveAlerts: defineCall({
    name: 'settings.saveAlerts',
    method: 'POST',
    path: '/settings/saveAlerts',
    summary: 'Saves which alerts the user wants, their volume and quiet hours.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: AlertChoice,
    response: Done,
    errors: [],
  }),
  saveAppearance: defineCall({
    name: 'settings.saveAppearance',
    method: 'POST',
    path: '/settings/saveAppearance',
    summary: 'Saves appearance settings.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: AppearanceChoice,
    response: Done,
    errors: [],
  }),
  saveLanguage: defineCall({
    name: 'settings.saveLanguage',
    method: 'POST',
    path: '/settings/saveLanguage',
    summary: 'Saves the user’s language.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: z.strictObject({ language: LanguageChoice }),
    response: Done,
    errors: [],
  }),
  getShortcuts: defineCall({
    name: 'settings.getShortcuts',
    method: 'POST',
    path: '/settings/getShortcuts',
    summary: 'Returns whether single-key shortcuts, such as / and ?, are enabled; on by default.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'read',
    request: Empty,
    response: z.strictObject({ on: z.boolean() }),
    errors: [],
  }),
  saveShortcuts: defineCall({
    name: 'settings.saveShortcuts',
    method: 'POST',
    path: '/settings/saveShortcuts',
    summary: 'Saves whether single-key shortcuts are enabled.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: z.strictObject({ on: z.boolean() }),
    response: Done,
    errors: [],
  }),
  getTour: defineCall({
    name: 'settings.getTour',
    method: 'POST',
    path: '/settings/getTour',
    summary: 'Returns whether the user has taken or declined the tour.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'read',
    request: Empty,
    response: z.strictObject({ seen: z.boolean() }),
    errors: [],
  }),
  saveTour: defineCall({
    name: 'settings.saveTour',
    method: 'POST',
    path: '/settings/saveTour',
    summary: 'Saves that the user has taken or declined the tour.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: Empty,
    response: Done,
    errors: [],
  }),
};
