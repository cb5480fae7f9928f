/** SPEC §7: the look-up of ranked statistics for Rainbow Six is disabled; no request is made. */
export const r6Stats = () =>
  ({
    available: false,
    message: 'R6 Stats API is currently unavailable',
    errorCode: 'R6_API_DISABLED',
  }) as const;
