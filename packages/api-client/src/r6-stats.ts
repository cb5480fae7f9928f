/** Result of the Rainbow Six look-up, which is disabled: always the same. */
export const r6Stats = () =>
  ({
    available: false,
    message: 'R6 Stats API is currently unavailable',
    errorCode: 'R6_API_DISABLED',
  }) as const;
