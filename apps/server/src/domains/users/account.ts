import type { EmployeeClaims, Role } from '@boostdesk/auth';

/** Contains the claims of the user's token (SPEC §3). */
export interface Account {
  readonly id: number;
  readonly role: Role;
  readonly email: string;
  readonly name: string;
  readonly sanitizedName: string;
  readonly passwordHash: string;
  readonly image: string | null;
  readonly newsletter: boolean;
  readonly notification: boolean;
  readonly affilate: string | null;
  /** Code of an ended partnership. */
  readonly formerAffilate: string | null;
  readonly favoriteEmployees: readonly number[];
  readonly premium: boolean;
  readonly relog: boolean;
  readonly banned: boolean;
  readonly employee: EmployeeClaims | null;
}
