/** Fixed result of the disabled Rainbow Six look-up. SPEC §7. */
export const r6Stats = () =>
  ({
    available: false,
    message: 'R6 Stats API is currently unavailable',
    errorCode: 'R6_API_DISABLED',
  }) as const;
