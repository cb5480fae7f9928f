import { REASON_MAX, REASON_MIN } from '@boostdesk/api-client/contract';
import { TextField, type TextFieldProps } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { isReason } from './ending-draft.ts';

/** Reason of a staff action, shown to both sides in the time line and stored in the site log. */
export const ReasonField = (props: Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'autoFocus' | 'subLabel'>) => {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Reason`}
      subLabel={t`Visible to the customer and booster, and recorded in the site log.`}
      validate={(text) => (isReason(text) ? null : t`Use at least ${REASON_MIN} characters`)}
      validMessage={null}
      maxLength={REASON_MAX}
      isRequired
      autoFocus
      {...props}
    />
  );
};
