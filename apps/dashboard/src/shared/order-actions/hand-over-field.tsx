import type { OrderView } from '@boostdesk/api-client/contract';
import { HAND_OVER_MAX, HAND_OVER_MIN, isHandOverNote, needsHandOverNote } from '@boostdesk/catalogs/rules';
import { visibleLength } from '@boostdesk/catalogs/text';
import { TextField, type TextFieldProps } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';

export function isHandOverRequired({ events, startedAt }: Pick<OrderView, 'events' | 'startedAt'>): boolean {
  const lastProgress = events.findLast(({ kind, data }) => kind === 'progress' && data.undone !== true);
  return needsHandOverNote(startedAt, lastProgress?.at ?? null);
}

/** Note of a booster who leaves an order for the next one. */
export const HandOverField = ({
  isRequired,
  ...props
}: Pick<TextFieldProps, 'value' | 'onChange' | 'error'> & { readonly isRequired: boolean }) => {
  const { t } = useLingui();
  const hint = isRequired
    ? t`Shown to the next booster before they lock in the order, without names. The customer doesn’t see it.`
    : t`Optional. Shown to the next booster before they lock in the order, without names. The customer doesn’t see it.`;
  return (
    <TextField
      label={t`Hand-over note`}
      subLabel={hint}
      validate={(text) =>
        isHandOverNote(text) || (!isRequired && visibleLength(text) === 0)
          ? null
          : t`Use at least ${HAND_OVER_MIN} characters`
      }
      validMessage={null}
      maxLength={HAND_OVER_MAX}
      isMultiline
      isRequired={isRequired}
      {...props}
    />
  );
};
