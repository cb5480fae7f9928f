import { isApiError } from '@boostdesk/api-client';
import { tokenOf } from '@boostdesk/auth/session';
import { loadConfig } from './config.ts';
import { createSiteSession } from './create-session.ts';
import { followTabs } from './follow-tabs.ts';
import { setLocale } from './i18n.ts';
import { createServices, type Services } from './services.ts';

/** Does not wait for the session check. */
export async function boot(): Promise<Services> {
  const localeReady = setLocale();
  // Errors must be shown in the page's language.
  const config = await loadConfig().finally(() => localeReady);
  const services = createServices(config, createSiteSession());
  followTabs(services.session, { onToken: () => void checkSession(services), onUserChange: () => location.reload() });
  services.session.start();
  return services;
}

/** Validates and renews a stored token; removes a rejected one silently. */
async function checkSession({ api, session }: Services): Promise<void> {
  const stored = tokenOf(session);
  if (stored === null) return;
  try {
    const { token } = await api.auth.isAuthenticated({}, { quiet: true });
    session.confirmToken(token, stored);
  } catch (error) {
    if (isApiError(error, 'session_ended')) session.rejectToken(stored);
    // Without a response the stored token stays until a call rejects it.
    else session.confirmToken(stored, stored);
  }
}
