import { type AlertEvent, type AlertSound, type AlertToast, alertFor } from '@boostdesk/realtime';
import type { Store } from './services.ts';
import { actorAtom, claimsAtom } from './session-atoms.ts';
import { orderToastsAtom, volumeAtom } from './settings.ts';

/** Decides by the rules of SPEC §6 what an event is worth, and has it shown and heard. */
export interface AlertCentre {
  readonly consider: (event: AlertEvent) => void;
}

export interface AlertCentreDeps {
  readonly store: Store;
  /** Orders that the user looks at in any visible tab. */
  readonly viewing: () => ReadonlySet<number>;
  readonly show: (toast: AlertToast, order: number | null) => void;
  /** Volume 0 to 1. */
  readonly play: (sound: AlertSound, volume: number) => void;
}

const orderOf = (event: AlertEvent): number | null => ('id' in event.payload ? event.payload.id : null);

export const createAlertCentre = ({ store, viewing, show, play }: AlertCentreDeps): AlertCentre => ({
  consider: (event) => {
    const claims = store.get(claimsAtom);
    if (claims === null) return;
    const volume = store.get(volumeAtom);
    const verdict = alertFor(event, {
      user: store.get(actorAtom),
      settings: {
        showNotifications: claims.notification,
        soundsOn: volume > 0,
        orderToasts: store.get(orderToastsAtom),
        volume,
      },
      viewing: viewing(),
    });
    if (verdict.toast !== null) show(verdict.toast, orderOf(event));
    if (verdict.sound !== null) play(verdict.sound, volume / 100);
  },
});
