import { AlertChoice, type AlertChoices } from '@boostdesk/api-client/contract';
import * as z from 'zod/mini';
import { atom } from '../core/state.ts';
import { claimsAtom } from './session-atoms.ts';
import { orderToastsAtom, storedAtom, volumeAtom } from './settings.ts';

const everything = { toast: true, sound: true, push: true } as const;
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const Kept = z.pick(AlertChoice, { wishes: true, quietHours: true });
type Kept = z.output<typeof Kept>;

/** Default choices of a user who has set none. */
export const usualAlerts = (): AlertChoices => ({
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

const keptAtom = storedAtom<Kept>({ key: 'boostdesk.alerts', schema: Kept }, usualAlerts());

/** Alert choices of the user. A local change applies at once, before the server confirms it (SPEC §3 lists the storage keys). */
export const alertChoiceAtom = atom(
  (get): AlertChoices => ({
    ...get(keptAtom),
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
    set(keptAtom, { wishes, quietHours });
  },
);
