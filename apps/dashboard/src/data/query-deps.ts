import type { Actor } from '@boostdesk/auth';
import type { Services } from '../core/services.ts';

/** The user and services that a screen's queries need. */
export interface QueryDeps extends Pick<Services, 'api' | 'queries'> {
  readonly actor: Actor;
  /** Undefined during the boot. */
  readonly live?: Pick<Services['live'], 'status'>;
}
