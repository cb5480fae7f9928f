import { ORDER_STATUS } from '@boostdesk/catalogs';
import { expandReply, findGaps, type ReplyValues, type ReplyVariable, replyVariables } from '@boostdesk/catalogs/rules';
import { visibleLength } from '@boostdesk/catalogs/text';
import { rankName } from '@boostdesk/i18n/rank-label';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useId } from 'react';
import { formatCalendarDay } from '../../../i18n/format.ts';
import { gameName } from '../../../shared/labels/catalog-names.ts';
import { serviceNameOf } from '../../../shared/labels/order-names.ts';
import { variableLabel } from '../variable-labels.ts';
import styles from './quick-reply.module.css';

/** League of Legends. */
const GAME = 3;
const LADDER = 'standard';

/** Values of an order that does not exist. */
const exampleValues = (): ReplyValues => ({
  'customer.name': 'Mina',
  'booster.name': 'Kaito',
  'my.name': 'Kaito',
  'order.number': '#10423',
  'order.game': gameName(GAME),
  'order.service': serviceNameOf({ serviceId: 1, purchase: '' }),
  'order.server': 'EUW',
  'order.status': statusLabel(ORDER_STATUS.processing),
  'order.start': rankName(LADDER, 9),
  'order.target': rankName(LADDER, 17),
  'order.deadline': formatCalendarDay('2026-03-01'),
});

const braced = (name: ReplyVariable): string => `{{${name}}}`;

/** A quick reply with the values of an example order, and what its text can contain. */
export const ReplyPreview = ({ text }: { readonly text: string }) => {
  const { t } = useLingui();
  const titleId = useId();
  const values = exampleValues();
  const shown = expandReply(text, values);
  const gaps = findGaps(shown);
  return (
    <>
      {visibleLength(text) > 0 && (
        <section aria-labelledby={titleId} className={styles.preview}>
          <h3 id={titleId} className={styles.heading}>
            <Trans>Preview with an example order</Trans>
          </h3>
          <p className={styles.message} dir="auto">
            {gaps.map(({ start, end, name }, nth) => (
              <Fragment key={start}>
                {shown.slice(gaps[nth - 1]?.end ?? 0, start)}
                <mark title={variableLabel(name)}>{shown.slice(start, end)}</mark>
              </Fragment>
            ))}
            {shown.slice(gaps.at(-1)?.end ?? 0)}
          </p>
        </section>
      )}
      <details className={styles.variables}>
        <summary>
          <Trans>Variables for the message</Trans>
        </summary>
        <dl>
          {replyVariables.map((name) => (
            <div key={name}>
              <dt>
                <code dir="ltr">{braced(name)}</code>
              </dt>
              <dd>
                {values[name] === undefined ? variableLabel(name) : t`${variableLabel(name)}, such as ${values[name]}`}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Trans>A variable without a value becomes a blank. The message isn’t sent until its text is entered.</Trans>
        </p>
      </details>
    </>
  );
};
