import { deepFreeze } from './deep-freeze.ts';

/** Platforms by display name. */
export const platforms = /* @__PURE__ */ deepFreeze(['PC', 'PlayStation', 'Xbox', 'Switch', 'Mobile'] as const);

/** Platform, by display name. */
export type PlatformId = (typeof platforms)[number];

/** Whether a value is a platform. */
export function isPlatformId(value: unknown): value is PlatformId {
  return (platforms as readonly unknown[]).includes(value);
}
