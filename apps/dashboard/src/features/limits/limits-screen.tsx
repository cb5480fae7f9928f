import { COIN_CHANGE_MAX } from '@boostdesk/api-client/contract';
import { Card } from '@boostdesk/ui/card';
import { Page } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { PanelArea } from '../../shared/area/area-view.ts';
import { RowButtons, RowForm } from '../../shared/area/row-form.tsx';
import { useAreaRow, useInvalidateArea } from '../../shared/area/use-area.ts';
import { useRowForm } from '../../shared/area/use-row-form.ts';
import { QueryView } from '../../shared/components/query-view.tsx';
import { LIMITS_ID, type LimitsRow, useLimitsApi } from '../../shared/limits/use-limits.ts';
import { useTitle } from '../../shared/title.ts';
import styles from './limits.module.css';

function useLimitsForm() {
  const { t } = useLingui();
  return {
    ...useLimitsApi(),
    icon: 'settings',
    nameOf: () => t`Limits`,
    form: [
      {
        name: 'trialMaxPrice',
        label: t`Price limit for boosters on trial`,
        note: t`Boosters on trial can’t see or lock in more expensive orders. Other currencies are converted. Leave empty for no limit.`,
        kind: 'money',
        currency: 'USD',
        isOptional: true,
      },
      {
        name: 'twoToSignAbove',
        label: t`Two-person limit for payouts`,
        note: t`Above this amount, in the payout’s currency, the admin who proposed a payout can’t pay it. Leave empty for no limit. A limit that you raise or remove still counts for 7 days.`,
        kind: 'money',
        isOptional: true,
      },
      {
        name: 'coinGrantMax',
        label: t`Coins a moderator may grant at once`,
        note: t`Also limits gifts. Admins aren’t limited. Leave empty for no limit.`,
        kind: 'count',
        range: { minValue: 0, maxValue: COIN_CHANGE_MAX },
        isOptional: true,
      },
    ],
  } as const satisfies PanelArea<LimitsRow>;
}

/** /admin/limits: limits of the rules that admins set. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Limits`);
  const id = useId();
  const area = useLimitsForm();
  const query = useAreaRow(area, LIMITS_ID);
  const onChanged = useInvalidateArea(area.name);
  const row = query.data?.row;
  const editable = row === undefined ? null : { form: area.form, row };
  const state = useRowForm<LimitsRow>({ area, id: LIMITS_ID, editable, onChanged });
  return (
    <Page>
      <Card className={styles.card} title={t`Limits`}>
        <QueryView query={query}>
          {() =>
            state !== null && (
              <>
                <RowForm
                  id={id}
                  area={area}
                  state={state}
                  facts={
                    <p className={styles.note}>
                      <Trans>Changes are recorded in the site logs.</Trans>
                    </p>
                  }
                />
                <div className={styles.buttons}>
                  <RowButtons id={id} area={area} state={state} onClose={state.discard} />
                </div>
              </>
            )
          }
        </QueryView>
      </Card>
    </Page>
  );
};
