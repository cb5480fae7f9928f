import type { OwnSession } from '@boostdesk/api-client/contract';

interface OpenSession {
  readonly sid: string;
  readonly family: string;
  readonly created_at: Date;
  readonly seen_at: Date;
  readonly browser: string | null;
  readonly system: string | null;
}

/** Groups sessions by sign-in, the current one first, otherwise in the given order. */
export function toDevices(open: readonly OpenSession[], currentSid: string | null): OwnSession[] {
  const devices = [...Map.groupBy(open, ({ family }) => family)].map(([id, sessions]) =>
    toDevice(id, sessions, currentSid),
  );
  return [...devices.filter(({ isThis }) => isThis), ...devices.filter(({ isThis }) => !isThis)];
}

function toDevice(id: string, sessions: readonly OpenSession[], currentSid: string | null): OwnSession {
  const times = (key: 'created_at' | 'seen_at') => sessions.map((session) => session[key].getTime());
  return {
    id,
    browser: sessions.find(({ browser }) => browser !== null)?.browser ?? null,
    system: sessions.find(({ system }) => system !== null)?.system ?? null,
    signedInAt: new Date(Math.min(...times('created_at'))).toISOString(),
    seenAt: new Date(Math.max(...times('seen_at'))).toISOString(),
    isThis: sessions.some(({ sid }) => sid === currentSid),
  };
}
