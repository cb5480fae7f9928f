import { frozen } from './frozen.ts';

/** What an order is played on. The id is the name that is shown. */
export const platforms = /* @__PURE__ */ frozen(['PC', 'PlayStation', 'Xbox', 'Switch', 'Mobile'] as const);

/** A platform by the name that is shown. */
export type PlatformId = (typeof platforms)[number];

/** Whether a value from outside is a platform. */
export function isPlatformId(value: unknown): value is PlatformId {
  return (platforms as readonly unknown[]).includes(value);
}
