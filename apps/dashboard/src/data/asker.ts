import type { Actor } from '@boostdesk/auth';
import type { Services } from '../core/services.ts';

/** Who asks for what a screen shows, and where. */
export interface Asker extends Pick<Services, 'api' | 'queries'> {
  readonly actor: Actor;
  /** Not there yet while the app starts. */
  readonly live?: Pick<Services['live'], 'status'>;
}
