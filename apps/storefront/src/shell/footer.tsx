import { Link } from '@boostdesk/ui/link';
import { Segmented } from '@boostdesk/ui/segmented';
import { Trans, useLingui } from '@lingui/react/macro';
import { useVisitor } from '../app/services-context.ts';
import styles from './footer.module.css';
import { type Theme, useTheme } from './theme.ts';

export const Footer = () => {
  const { t } = useLingui();
  const { claims } = useVisitor();
  const [theme, setTheme] = useTheme();
  const segments: readonly { readonly id: Theme; readonly label: string }[] = [
    { id: 'system', label: t`System` },
    { id: 'light', label: t`Light` },
    { id: 'dark', label: t`Dark` },
  ];
  return (
    <div className={styles.foot}>
      <p>Boostdesk</p>
      <Link href="/contact" variant="quiet">
        <Trans>Contact</Trans>
      </Link>
      <Link href="/become-a-booster" variant="quiet">
        <Trans>Become a booster</Trans>
      </Link>
      {claims === null ? null : (
        <Link href="/logout" variant="quiet">
          <Trans>Sign out</Trans>
        </Link>
      )}
      <Segmented
        className={styles.theme ?? ''}
        aria-label={t`Theme`}
        segments={segments}
        value={theme}
        onChange={setTheme}
      />
    </div>
  );
};
