/** localStorage key of the alert logs, followed by the user's id. */
export const ALERT_LOG_KEY = 'boostdesk.alertLog.';

/** Removes the alert logs of all users at the end of a session and before another begins. */
export function clearAlertLogs(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(ALERT_LOG_KEY)) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
