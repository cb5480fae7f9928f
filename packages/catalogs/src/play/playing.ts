/** After how long 'playing now' ends by itself, in hours. */
export const PLAYING_HOURS = 6;

/** When 'playing now' that is set at a time ends by itself. In ms since 1970. */
export const playingEnd = (at: number): number => at + PLAYING_HOURS * 60 * 60 * 1000;

/** Whether a booster is playing. `until`: ms since 1970; null when it is not set. */
export const isPlayingNow = (until: number | null, now: number): boolean => until !== null && now < until;
