import type { HandlersOf } from '../../http/handler-types.ts';
import type { AvailabilityService } from './availability.service.ts';

const done = { ok: true } as const;

export const availabilityRoutes = (availability: AvailabilityService): HandlersOf<'availability'> => ({
  'availability.get': ({ actor }) => availability.getOwn(actor),
  'availability.saveHours': async ({ actor }, hours) => {
    await availability.saveHours(actor, hours);
    return done;
  },
  'availability.saveAbsence': async ({ actor }, absence) => {
    await availability.saveAbsence(actor, absence);
    return done;
  },
});
