import type { OrderChoice } from '@boostdesk/api-client/contract';
import { lacksChampions } from '@boostdesk/catalogs';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DetailErrors, detailErrors } from './detail-values.ts';
import { limitErrors } from './order-request.ts';

const INVALID = '[data-invalid] :is(button, input, textarea):not([tabindex="-1"])';

export interface FormErrors {
  readonly names: string | null;
  readonly details: DetailErrors;
  /** Beside the button. */
  readonly summary: string | null;
  readonly isValid: boolean;
  /** Contains the fields of the order. */
  readonly form: RefObject<HTMLElement | null>;
  readonly coinsField: RefObject<HTMLDivElement | null>;
  /** Shows the errors and focuses the first invalid field. */
  readonly reveal: () => void;
}

/** What keeps an order from being sent. Missing values are shown after the first attempt. */
export function useFormErrors(slug: string, request: OrderChoice, areCoinsValid: boolean): FormErrors {
  const { t } = useLingui();
  const form = useRef<HTMLElement>(null);
  const coinsField = useRef<HTMLDivElement>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const lacksNames = lacksChampions(request.options, request.champions);
  const limits = limitErrors(request);
  const wrong = detailErrors(slug, request.details);
  const hasWrong = Object.keys(wrong).length > 0;
  const missingNames = wasSubmitted && lacksNames ? t`Enter at least one champion for your booster to play` : null;
  const names = limits.names ?? missingNames;
  const detail = wasSubmitted && hasWrong ? t`Complete the highlighted fields` : null;
  const coins = wasSubmitted && !areCoinsValid ? t`Check the number of BoostCoins` : null;
  return {
    names,
    details: wasSubmitted ? wrong : {},
    summary: names ?? detail ?? limits.note ?? coins,
    isValid: areCoinsValid && !lacksNames && !hasWrong && limits.names === null && limits.note === null,
    form,
    coinsField,
    reveal: () => {
      flushSync(() => setSubmitted(true));
      const invalid = [form, coinsField].map((part) => part.current?.querySelector<HTMLElement>(INVALID));
      invalid.find((field) => field)?.focus();
    },
  };
}
