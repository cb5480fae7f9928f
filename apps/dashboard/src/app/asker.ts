import type { Actor } from '@boostdesk/auth';
import type { Services } from './services.ts';

/** Who asks for what a screen shows, and where. */
export type Asker = Pick<Services, 'api' | 'queries'> & { readonly actor: Actor };
