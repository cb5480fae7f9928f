import { formatList } from '@boostdesk/i18n/format-list';
import { Card } from '@boostdesk/ui/card';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatPercent } from '../../../i18n/format.ts';
import { roleLabel } from '../../../shared/labels/role-labels.ts';
import { useOwnClaims } from '../api.ts';
import styles from '../profile.module.css';
import { NameForm } from './name-form.tsx';
import { NewsletterSwitch } from './newsletter-switch.tsx';
import { PictureField } from './picture-field.tsx';

/** Picture, name, newsletter, and properties set by staff. */
export const AccountCard = () => {
  const { t } = useLingui();
  const { email, employee, role } = useOwnClaims();
  return (
    <Card title={<Trans context="user account">Account</Trans>} isLined isFlush>
      <div className={styles.padded}>
        <div className={styles.fields}>
          <PictureField />
          <NameForm />
          <NewsletterSwitch />
        </div>
      </div>
      <KeyValueList
        items={[
          { id: 'email', label: t`Email`, value: email },
          { id: 'role', label: t`Role`, value: roleLabel(role) },
          ...(employee === null
            ? []
            : [
                { id: 'share', label: t`General share`, value: formatPercent(employee.share_percent ?? 0) },
                { id: 'platforms', label: t`Platforms`, value: formatList(employee.platforms) || '–' },
              ]),
        ]}
      />
    </Card>
  );
};
