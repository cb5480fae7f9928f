import {
  AlertChoice,
  type AlertChoices,
  AppearanceChoice,
  type AppearanceChoices,
  LANGUAGES,
  type Language,
} from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import type { MutesService } from '../chat/mutes.service.ts';
import type { EventsService } from '../events/events.service.ts';
import type { AccountsService } from './accounts.service.ts';
import { createSettingsRepository } from './settings.repository.ts';

export interface SettingsDeps {
  readonly db: Db;
  readonly write: Write;
  readonly accounts: Pick<AccountsService, 'byId' | 'lock' | 'setNotification'>;
  readonly events: Pick<EventsService, 'publishToUsers'>;
  readonly mutes: Pick<MutesService, 'list'>;
}

interface StoredSettings {
  readonly alerts: AlertChoices | null;
  readonly appearance: AppearanceChoices | null;
  readonly language: Language | null;
  readonly mutedOrders: number[];
  readonly shortcuts: boolean;
}

/** Shared by all devices of a user. */
export function createSettingsService({ db, write, accounts, events, mutes }: SettingsDeps) {
  const settings = createSettingsRepository();

  async function change(actor: Actor, work: (tx: Tx) => Promise<void>): Promise<void> {
    await write(null, async (tx) => {
      const [account] = await accounts.lock(tx, [actor.id]);
      if (account === undefined) throw new HttpError('session_ended');
      await work(tx);
      await events.publishToUsers(tx, [actor.id], 'settingsChanged', {});
    });
  }

  return {
    /** Ignores unreadable values of older versions. */
    async get(actor: Actor): Promise<StoredSettings> {
      const [account, row] = [await accounts.byId(db, actor.id), await settings.read(db, actor.id)];
      const kept = row?.alerts;
      const showNotifications = account?.notification ?? true;
      const alerts = AlertChoice.safeParse(typeof kept === 'object' ? { ...kept, showNotifications } : null);
      const appearance = AppearanceChoice.safeParse(row?.appearance);
      return {
        alerts: alerts.success ? alerts.data : null,
        appearance: appearance.success ? appearance.data : null,
        language: LANGUAGES.find((known) => known === row?.language) ?? null,
        mutedOrders: await mutes.list(actor.id),
        shortcuts: row?.shortcuts ?? true,
      };
    },

    saveAlerts: (actor: Actor, { showNotifications, ...alerts }: AlertChoices): Promise<void> =>
      change(actor, async (tx) => {
        await settings.putAlerts(tx, actor.id, alerts);
        await accounts.setNotification(tx, actor.id, showNotifications);
      }),

    saveLanguage: (actor: Actor, language: Language): Promise<void> =>
      change(actor, (tx) => settings.putLanguage(tx, actor.id, language)),

    saveShortcuts: (actor: Actor, { on }: { readonly on: boolean }): Promise<void> =>
      change(actor, (tx) => settings.putShortcuts(tx, actor.id, on)),

    getTour: async (actor: Actor): Promise<{ seen: boolean }> => ({
      seen: (await settings.readTour(db, actor.id))?.tour_seen ?? false,
    }),

    saveTour: (actor: Actor): Promise<void> => change(actor, (tx) => settings.putTourSeen(tx, actor.id)),

    saveAppearance: (actor: Actor, appearance: AppearanceChoices): Promise<void> =>
      change(actor, (tx) => settings.putAppearance(tx, actor.id, appearance)),
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
