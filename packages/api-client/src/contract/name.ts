import { isName } from '@boostdesk/catalogs/text';
import * as z from 'zod/mini';
import { line } from './shapes.ts';

/** A user's name: at most 40 characters, with letters (`isName`). */
export const Name = line(1, 40).check(z.refine(isName, { error: 'Enter a name with at least two letters.' }));
