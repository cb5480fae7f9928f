import { isName } from '@boostdesk/catalogs/text';
import * as z from 'zod/mini';
import { line } from './shapes.ts';

/** Longest name, in UTF-16 code units. */
export const NAME_MAX = 40;
/** User name; see `isName`. */
export const Name = line(1, NAME_MAX).check(z.refine(isName, { error: 'Enter a name with at least two letters.' }));
