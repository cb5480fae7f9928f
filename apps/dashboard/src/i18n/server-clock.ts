let leadMs = 0;

/** Sets the lead of the server's clock in seconds, as measured by the session check. */
export function setServerLead(seconds: number): void {
  leadMs = seconds * 1000;
}

/** Current time of the server in ms since 1970. The server's times are compared with it, as the local clock may be wrong. */
export const serverNow = (): number => Date.now() + leadMs;

/** When a time of the server is reached on the local clock, in ms since 1970. */
export const toLocalTime = (at: string): number => new Date(at).getTime() - leadMs;
