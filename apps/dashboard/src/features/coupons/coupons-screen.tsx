import { coupons } from '@boostdesk/api-client/contract';
import { couponState } from '@boostdesk/catalogs/rules';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { serverNow } from '../../i18n/server-clock.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaField, AreaView } from '../../shared/area/area-view.ts';
import { column } from '../../shared/area/columns.tsx';
import { toDecimal } from '../../shared/area/csv.ts';
import rowText from '../../shared/area/row-text.module.css';
import { StateTag, type StateView } from '../../shared/components/state-tag.tsx';
import { useServerTime } from '../../shared/hooks/use-server-time.ts';
import { gameOptions } from '../../shared/labels/catalog-names.ts';
import { type Coupon, useCouponsApi } from './api.ts';
import { couponStateLabel, discountLabel, gamesLabel, limitLabel, periodLabel } from './coupon-labels.ts';
import styles from './coupons.module.css';

const CouponFacts = lazyComponent(async () => (await import('./components/coupon-facts.tsx')).CouponFacts);

function stateOf(coupon: Coupon, now = serverNow()): StateView {
  const state = couponState(coupon, { at: new Date(now), uses: coupon.uses });
  return { label: couponStateLabel(state), tone: state === 'active' ? 'success' : 'neutral' };
}

/** Kept up to date, as a coupon starts and ends. */
export const CouponStateTag = ({ coupon }: { readonly coupon: Coupon }) => (
  <StateTag {...stateOf(coupon, useServerTime())} />
);

/** Days in ISO 8601; '..' is an open end. */
const toDayInterval = ({ starts, ends }: Coupon): string | null =>
  starts === null && ends === null ? null : `${starts ?? '..'}/${ends ?? '..'}`;

const initialFields = {
  code: '',
  percent: 10,
  amount: null,
  games: null,
  starts: null,
  ends: null,
  most_uses: null,
  most_uses_each: 1,
  active: true,
} as const;

export function useCoupons(): AreaView<Coupon> {
  const { t } = useLingui();
  const form: AreaField[] = [
    { name: 'active', label: t`Active`, kind: 'flag' },
    {
      name: 'percent',
      label: t`Discount percentage`,
      kind: 'count',
      range: { minValue: 1, maxValue: 100 },
      isOptional: true,
    },
    {
      name: 'amount',
      label: t`Discount amount`,
      note: t`Enter either a percentage or an amount. Amounts are converted to other currencies at the daily rate.`,
      kind: 'money',
      currency: 'USD',
      isOptional: true,
    },
    { name: 'games', label: t`Games`, kind: 'choices', options: gameOptions, all: t`All games` },
    { name: 'starts', label: t`Start date`, note: t`Leave empty to start immediately`, kind: 'day', isOptional: true },
    {
      name: 'ends',
      label: t`End date`,
      note: t`Leave empty for no end date. Dates are in UTC.`,
      kind: 'day',
      isOptional: true,
    },
    {
      name: 'most_uses',
      label: t`Usage limit`,
      note: t`Leave empty for no limit`,
      kind: 'count',
      range: { minValue: 1 },
      isOptional: true,
    },
    {
      name: 'most_uses_each',
      label: t`Usage limit per customer`,
      note: t`Leave empty for no limit`,
      kind: 'count',
      range: { minValue: 1 },
      isOptional: true,
    },
  ];
  const code: AreaField = {
    name: 'code',
    label: t`Code`,
    note: t`Use 3 to 30 letters, digits or hyphens. The code can’t be changed later.`,
    kind: 'text',
    disableSpecialChars: true,
  };
  return {
    name: coupons.name,
    title: t`Coupons`,
    icon: 'ticket',
    api: useCouponsApi(),
    columns: [
      {
        id: 'code',
        header: t`Code`,
        text: (row) => row.code,
        cell: (row) => <span className={styles.code}>{row.code}</span>,
        sort: 'code',
        width: 'minmax(130px, 1fr)',
        isRowHeader: true,
      },
      column.id(t`ID`, { sort: 'id' }),
      column.text('off', t`Discount`, discountLabel, {
        value: (row) => (row.percent === null ? `${toDecimal(row.amount ?? 0)} USD` : `${row.percent}%`),
        width: '104px',
        align: 'end',
      }),
      column.text('games', t`Games`, gamesLabel, { width: 'minmax(120px, 1.4fr)', priority: 3 }),
      column.text('period', t`Valid dates`, periodLabel, {
        value: toDayInterval,
        width: 'minmax(120px, 1.4fr)',
        priority: 2,
      }),
      column.text('limit', t`Limit`, limitLabel, { width: 'minmax(120px, 1.2fr)', priority: 3 }),
      column.count('uses', t`Uses`, { sort: 'uses', width: '104px' }),
      column.name('createdBy', t`Created by`, (row) => row.createdBy, { width: 'minmax(110px, 1fr)', isHidden: true }),
      column.date('createdAt', t`Created`, { width: '116px', isHidden: true }),
      {
        ...column.state<Coupon>(t`Status`, (row) => stateOf(row), { id: 'active', width: '104px' }),
        cell: (row) => <CouponStateTag coupon={row} />,
      },
    ],
    filters: [
      { name: 'active', label: t`Active` },
      { name: 'used', label: t`Used` },
      { name: 'game', label: t`Game`, options: gameOptions },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Code or creator`,
    nameOf: (row) => row.code,
    card: (row) => (
      <span className={rowText.card}>
        <span>{discountLabel(row)}</span>
        <CouponStateTag coupon={row} />
        <span className={rowText.muted}>{periodLabel(row)}</span>
      </span>
    ),
    panel: (row) => <CouponFacts coupon={row} />,
    form,
    newRow: { label: t`New coupon`, fields: initialFields, form: [code, ...form] },
    emptyText: t`Customers enter a coupon code when they order to get a discount.`,
  };
}

/** SPEC §2, /admin/coupons: discount codes. */
export const Component = () => <AreaScreen area={useCoupons()} />;
