import { AlertChoice, type AlertChoices } from '@boostdesk/api-client/contract';
import * as z from 'zod/mini';
import { atom } from '../core/state.ts';
import { ownZone } from '../i18n/format-zone.ts';
import { claimsAtom } from './session-atoms.ts';
import { orderToastsAtom, storedAtom, volumeAtom } from './settings.ts';

const everything = { toast: true, sound: true, push: true } as const;
const StoredAlerts = z.pick(AlertChoice, { wishes: true, quietHours: true });
type StoredAlerts = z.output<typeof StoredAlerts>;

/** Default choices of a user who has set none. */
export const defaultAlerts = (): AlertChoices => ({
  showNotifications: true,
  orderToasts: true,
  volume: 100,
  wishes: {
    newOrder: everything,
    newMessage: everything,
    newNotification: everything,
    orderNotification: { push: true },
  },
  quietHours: { isOn: false, from: 22 * 60, to: 7 * 60, zone: ownZone() },
});

const storedAlertsAtom = storedAtom<StoredAlerts>({ key: 'boostdesk.alerts', schema: StoredAlerts }, defaultAlerts());

/** Alert choices of the user. A local change applies at once, before the server confirms it (SPEC §3 lists the storage keys). */
export const alertChoiceAtom = atom(
  (get): AlertChoices => ({
    ...get(storedAlertsAtom),
    showNotifications: get(claimsAtom)?.notification ?? true,
    orderToasts: get(orderToastsAtom),
    volume: get(volumeAtom),
  }),
  (get, set, { showNotifications, orderToasts, volume, wishes, quietHours }: AlertChoices) => {
    const claims = get(claimsAtom);
    // The next token has the same value.
    if (claims !== null) set(claimsAtom, { ...claims, notification: showNotifications });
    set(orderToastsAtom, orderToasts);
    set(volumeAtom, volume);
    set(storedAlertsAtom, { wishes, quietHours });
  },
);
