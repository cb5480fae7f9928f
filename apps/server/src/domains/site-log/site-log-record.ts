import type { AreaName } from '@boostdesk/api-client/contract';
import type { Action } from '@boostdesk/auth';

export interface SiteLogRecord {
  readonly actor: { readonly id: number };
  /** Who has a link needs no right to use it; one's own password is nobody else's right. */
  readonly action: Action | 'user.usePasswordLink' | 'user.changePassword';
  readonly object:
    | { readonly kind: 'order' | 'payout' | 'user' | AreaName; readonly id: number }
    /** By its address: 'rules'. */
    | { readonly kind: 'page'; readonly id: string };
  /** Only the fields that changed; never a secret. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}
