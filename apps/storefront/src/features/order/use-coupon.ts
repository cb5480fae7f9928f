import { isApiError } from '@boostdesk/api-client';
import type { QuoteCoupon } from '@boostdesk/catalogs';
import { errorMessage } from '../../app/error-message.ts';
import { useServices } from '../../app/services-context.ts';
import { useCall } from '../../app/use-call.ts';
import type { Choice } from './choice.ts';
import { selectedOfferOf } from './choice.ts';

export interface CouponState {
  /** Null without a code or if it does not apply. */
  readonly coupon: QuoteCoupon | null;
  readonly isPending: boolean;
  /** Why it does not apply. */
  readonly problem: string | null;
  /** Checks the same code again. */
  readonly retry: () => void;
}

/** Checks whether the coupon applies to the chosen game, as the server does again on creation. */
export function useCoupon(choice: Choice): CouponState {
  const { api } = useServices();
  const game = selectedOfferOf(choice).group.gameId;
  const code = choice.coupon;
  const result = useCall<QuoteCoupon | null>(`${code} ${game}`, async (signal) =>
    code === '' ? null : api.coupon.look({ code, game }, { quiet: true, signal }),
  );
  const { retry } = result;
  if (code === '') return { coupon: null, isPending: false, problem: null, retry };
  if (result.status === 'loading') return { coupon: null, isPending: true, problem: null, retry };
  if (result.status === 'done') return { coupon: result.value, isPending: false, problem: null, retry };
  const { error } = result;
  const fieldError = isApiError(error) ? error.fields?.coupon : undefined;
  return { coupon: null, isPending: false, problem: fieldError ?? errorMessage(error), retry };
}
