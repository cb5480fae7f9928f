import { useLingui } from '@lingui/react/macro';

export function usePageNames(): Record<string, string> {
  const { t } = useLingui();
  return {
    home: t`Home`,
    orders: t`Orders`,
    profile: t`Profile`,
    boosters: t`Boosters`,
    loyalty: t`Loyalty`,
    rules: t`Rules`,
    faq: t`FAQ`,
    accountselling: t`Account market`,
    duoqaccounts: t`DuoQ Accounts`,
    rankings: t`Rankings`,
    alerts: t`Alerts`,
    messages: t`Search messages`,
    unsent: t`Unsent messages`,
    admin: t`Admin`,
    users: t`Users`,
    employees: t`Employees`,
    progresspays: t`Progress pays`,
    boostcoins: t`BoostCoins`,
    custompayments: t`Custom pays`,
    addonpayments: t`Addons`,
    fines: t`Fines`,
    payouts: t`Payouts`,
    sitelogs: t`Site logs`,
    expenses: t`Expenses`,
    limits: t`Limits`,
    pageerrors: t`Page errors`,
    movements: t`Transactions`,
    applications: t`Applications`,
    gifts: t`Gifts`,
    coupons: t`Coupons`,
    blog: t`Blog`,
    feedbacks: t`Reviews`,
  };
}
