// Inline script in the page's head.
import { readStoredAuth } from './page-auth.ts';
import { prefetchBootData } from './prefetch.ts';

prefetchBootData(readStoredAuth());
