import type { HandlersOf } from '../../http/handler-types.ts';
import type { SettingsService } from './settings.service.ts';

const done = { ok: true } as const;

export const settingsRoutes = (settings: SettingsService): HandlersOf<'settings'> => ({
  'settings.get': ({ actor }) => settings.get(actor),
  'settings.saveAlerts': async ({ actor }, alerts) => {
    await settings.saveAlerts(actor, alerts);
    return done;
  },
  'settings.saveLanguage': async ({ actor }, { language }) => {
    await settings.saveLanguage(actor, language);
    return done;
  },
  'settings.saveShortcuts': async ({ actor }, choice) => {
    await settings.saveShortcuts(actor, choice);
    return done;
  },
  'settings.getTour': ({ actor }) => settings.getTour(actor),
  'settings.saveTour': async ({ actor }) => {
    await settings.saveTour(actor);
    return done;
  },
  'settings.saveAppearance': async ({ actor }, appearance) => {
    await settings.saveAppearance(actor, appearance);
    return done;
  },
});
