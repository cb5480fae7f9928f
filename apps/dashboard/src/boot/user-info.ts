import { isApiError } from '@boostdesk/api-client';
import { type Services, toFailureToast } from '../core/services.ts';
import { toasts } from '../core/toasts.ts';

/**
 * Shows the error of the user's data, without which the app starts.
 * @throws the error when it ends the session, or is none of the call.
 */
export function showUserInfoError(error: unknown): null {
  if (!isApiError(error) || error.code === 'session_ended') throw error;
  const toast = toFailureToast(error);
  if (toast !== null) toasts.add({ ...toast, style: 'error' });
  return null;
}

/** What the token says in place of the user's data. */
export function toUnknownUserInfo(session: Pick<Services['session'], 'get'>) {
  const state = session.get();
  const name = state.status === 'authenticated' ? state.session.name : '';
  return { name, balance: null, premium: null, eventSeq: undefined };
}
