/**
 * Every text that a component of this package shows or speaks by itself, in English. Each is the default of a prop,
 * so an app passes its own language there.
 */
export const messages = {
  button: { pending: 'Working' },
} as const;
