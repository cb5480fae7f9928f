import type { AreaName } from '@boostdesk/api-client/contract';
import type { Action } from '@boostdesk/auth';

export interface SiteLogRecord {
  readonly actor: { readonly id: number };
  /** A right, or an action without one: password links and the own password. */
  readonly action: Action | 'user.usePasswordLink' | 'user.changePassword';
  readonly object:
    | { readonly kind: 'order' | 'payout' | 'user' | AreaName; readonly id: number }
    /** Slug, such as 'rules'. */
    | { readonly kind: 'page'; readonly id: string };
  /** Changed fields only, without secrets. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}
