/** Paths on a 24 px grid. */
export const markPaths = [
  { d: 'M12 2.5 21 11l-3 2.8-6-5.6-6 5.6L3 11z', opacity: 1 },
  { d: 'm12 11.5 6.2 5.8-2.6 2.5-3.6-3.4-3.6 3.4-2.6-2.5z', opacity: 0.55 },
] as const;
