/** Whether a name is an IANA time zone that the runtime knows, such as 'Europe/Berlin'. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
