import { isApiError } from '@boostdesk/api-client';
import { tokenOf } from '@boostdesk/auth/session';
import { loadConfig } from './config.ts';
import { createSiteSession } from './create-session.ts';
import { followTabs } from './follow-tabs.ts';
import { setLocale } from './i18n.ts';
import { createServices, type Services } from './services.ts';

/** The site opens at once; whether somebody is signed in is found out beside it. */
export async function boot(): Promise<Services> {
  const localeReady = setLocale();
  // What went wrong is said in the page's language too.
  const config = await loadConfig().finally(() => localeReady);
  const services = createServices(config, createSiteSession());
  followTabs(services.session, { onToken: () => void checkSession(services), onUserChange: () => location.reload() });
  services.session.start();
  return services;
}

/** A stored token is checked and renewed. One that the server refuses is forgotten silently. */
async function checkSession({ api, session }: Services): Promise<void> {
  const stored = tokenOf(session);
  if (stored === null) return;
  try {
    const { token } = await api.auth.isAuthenticated({}, { quiet: true });
    session.confirmToken(token, stored);
  } catch (error) {
    if (isApiError(error, 'session_ended')) session.rejectToken(stored);
    // No answer says nothing about the session: the stored token stands until a call refuses it.
    else session.confirmToken(stored, stored);
  }
}
