import { REASON_MIN } from '@boostdesk/api-client/contract';
import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Reason of a staff action, shown to both sides in the time line and stored in the site log. */
export const ReasonField = ({ value, onChange, error }: ReasonFieldProps) => {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Reason`}
      subLabel={t`Visible to the customer and booster, and recorded in the site log.`}
      value={value}
      onChange={onChange}
      validate={(text) => (text.trim().length < REASON_MIN ? t`Use at least ${REASON_MIN} characters` : null)}
      error={error}
      validMessage={null}
      maxLength={300}
      isRequired
      autoFocus
    />
  );
};
