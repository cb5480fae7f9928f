// Inline script in the page's head.
import { takeFromAddress } from '../../core/take-hand-over.ts';
import { readStoredAuth } from './page-auth.ts';
import { prefetchBootData } from './prefetch.ts';

// The token leaves the address before anything else can read it there.
globalThis.takenHandOver = takeFromAddress();
// A hand-over's token is only valid for its exchange.
prefetchBootData(globalThis.takenHandOver ? null : readStoredAuth());
