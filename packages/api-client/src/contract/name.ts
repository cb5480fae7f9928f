import { isName } from '@boostdesk/catalogs/text';
import * as z from 'zod/mini';
import { line } from './shapes.ts';

/** What somebody may be called: at most 40 characters with letters among them (`isName`). */
export const Name = line(1, 40).check(z.refine(isName, { error: 'A name has at least two letters.' }));
