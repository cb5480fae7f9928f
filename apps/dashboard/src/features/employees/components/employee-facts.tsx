import { Link } from '@boostdesk/ui/link';
import { StatStrip } from '@boostdesk/ui/stat-strip';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/format.ts';
import type { Employee } from '../api.ts';

/** A booster's current orders, and a link to their user account. */
export const EmployeeFacts = ({ employee }: { readonly employee: Employee }) => {
  const { t } = useLingui();
  return (
    <>
      <StatStrip
        stats={[
          { label: t`Active`, value: formatNumber(employee.running) },
          { label: t`Completed`, value: formatNumber(employee.finished) },
        ]}
      />
      <p>
        <Link href={`/orders?${new URLSearchParams({ text: employee.user.name })}`}>
          <Trans>View matching orders</Trans>
        </Link>
        {' · '}
        <Link href={`/admin/users?row=${employee.id}`}>
          <Trans>View account</Trans>
        </Link>
      </p>
    </>
  );
};
