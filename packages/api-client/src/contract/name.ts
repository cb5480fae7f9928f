import { isName } from '@boostdesk/catalogs/text';
import * as z from 'zod/mini';
import { line } from './shapes.ts';

/** User name: at most 40 characters, see `isName`. */
export const Name = line(1, 40).check(z.refine(isName, { error: 'Enter a name with at least two letters.' }));
