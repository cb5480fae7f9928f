import { serviceById } from '../services.ts';

/** Whether the booster writes a guide (docs/product.md, Guides) for orders of a service. `null`: a service sold by slug. */
export const isGuideService = (service: number | null): boolean =>
  service !== null && serviceById(service)?.slug === 'lol-guides';
