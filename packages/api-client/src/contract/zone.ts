import { isTimeZone } from '@boostdesk/catalogs/play';
import * as z from 'zod/mini';
import { exact } from './shapes.ts';

/** IANA name of a time zone. */
export const Zone = exact(1, 60).check(z.refine(isTimeZone, { error: 'Choose a time zone.' }));
