/** A number rather than a look-up, which would bring the list of services with it. */
const GUIDES = 14;

/** Whether the booster writes a guide (docs/product.md, Guides) for orders of a service. `null`: a service sold by slug. */
export const isGuideService = (service: number | null): boolean => service === GUIDES;
