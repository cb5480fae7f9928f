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

/** Who has chosen before there was a choice of pushes wants them, as whoever has never chosen does. */
const pushed = { push: z.exactOptional(z.boolean()) };
const Wish = z.strictObject({ toast: z.boolean(), sound: z.boolean(), ...pushed });

/** What of alerts somebody wants, on all their devices (SPEC §3, §6). */
export const AlertChoice = z.strictObject({
  /** SPEC §6: without it there is neither toast nor sound nor push. */
  showNotifications: z.boolean(),
  /** Local storage's `notifications` (SPEC §3): toasts of paused orders and of those that go on. */
  orderToasts: z.boolean(),
  /** Local storage's `notificationVolume` (SPEC §3). */
  volume: z.int().check(z.minimum(0), z.maximum(100)),
  wishes: z.strictObject({
    newOrder: Wish,
    newMessage: Wish,
    newNotification: Wish,
    /** Its toast is `orderToasts`, and it has no sound. */
    orderNotification: z.exactOptional(z.strictObject(pushed)),
  }),
  quietHours: z.strictObject({
    isOn: z.boolean(),
    from: Minute,
    to: Minute,
    /** By its IANA name. */
    zone: exact(1, 60).check(z.refine(isZone, { error: 'Nobody knows this time zone.' })),
  }),
});

/** How the product looks to somebody, on all their devices. */
export const AppearanceChoice = z.strictObject({
  /** `system`: as the device has it. */
  theme: z.enum(['dark', 'light', 'system']),
  density: z.enum(['comfortable', 'compact']),
  motion: z.enum(['system', 'reduced']),
});

/** The languages that the product speaks: English in the code, the others in catalogues over it. */
export const LANGUAGES = ['en', 'de', 'ar'] as const;

const LanguageChoice = z.enum(LANGUAGES);

/** What people set for themselves. `settingsChanged` tells their other devices. */
export const settings = {
  get: defineCall({
    name: 'settings.get',
    method: 'POST',
    path: '/settings/get',
    summary: 'What one has set for oneself; null for what was never set.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'read',
    request: Empty,
    answer: z.strictObject({
      alerts: z.nullable(AlertChoice),
      appearance: z.nullable(AppearanceChoice),
      /** Null: as the browser has it. */
      language: z.nullable(LanguageChoice),
    }),
    errors: [],
  }),
  saveAlerts: defineCall({
    name: 'settings.saveAlerts',
    method: 'POST',
    path: '/settings/saveAlerts',
    summary: 'Keeps which alerts one wants, how loud, and when it is to be quiet.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: AlertChoice,
    answer: Done,
    errors: [],
  }),
  saveAppearance: defineCall({
    name: 'settings.saveAppearance',
    method: 'POST',
    path: '/settings/saveAppearance',
    summary: 'Keeps how the product looks.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: AppearanceChoice,
    answer: Done,
    errors: [],
  }),
  saveLanguage: defineCall({
    name: 'settings.saveLanguage',
    method: 'POST',
    path: '/settings/saveLanguage',
    summary: 'Keeps the language that the product speaks to one.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: z.strictObject({ language: LanguageChoice }),
    answer: Done,
    errors: [],
  }),
  getShortcuts: defineCall({
    name: 'settings.getShortcuts',
    method: 'POST',
    path: '/settings/getShortcuts',
    summary: 'Whether keys without a modifier, such as / and ?, do something for one; at first they do.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'read',
    request: Empty,
    answer: z.strictObject({ on: z.boolean() }),
    errors: [],
  }),
  saveShortcuts: defineCall({
    name: 'settings.saveShortcuts',
    method: 'POST',
    path: '/settings/saveShortcuts',
    summary: 'Keeps whether keys without a modifier do something.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: z.strictObject({ on: z.boolean() }),
    answer: Done,
    errors: [],
  }),
  getTour: defineCall({
    name: 'settings.getTour',
    method: 'POST',
    path: '/settings/getTour',
    summary: 'Whether one was shown round the product, or said that one needs no tour.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'read',
    request: Empty,
    answer: z.strictObject({ seen: z.boolean() }),
    errors: [],
  }),
  saveTour: defineCall({
    name: 'settings.saveTour',
    method: 'POST',
    path: '/settings/saveTour',
    summary: 'Keeps that one was shown round, or needs no tour.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: Empty,
    answer: Done,
    errors: [],
  }),
};
