import { Link } from '@boostdesk/ui/link';
import { Segmented } from '@boostdesk/ui/segmented';
import { useVisitor } from '../app/services-context.ts';
import styles from './footer.module.css';
import { type Theme, useTheme } from './theme.ts';

const segments = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const satisfies readonly { id: Theme; label: string }[];

export const Footer = () => {
  const { claims } = useVisitor();
  const [theme, setTheme] = useTheme();
  return (
    <div className={styles.foot}>
      <p>Boostdesk</p>
      <Link href="/contact" variant="quiet">
        Contact
      </Link>
      <Link href="/become-a-booster" variant="quiet">
        Become a booster
      </Link>
      {claims === null ? null : (
        <Link href="/logout" variant="quiet">
          Sign out
        </Link>
      )}
      <Segmented
        className={styles.theme ?? ''}
        aria-label="Theme"
        segments={segments}
        value={theme}
        onChange={setTheme}
      />
    </div>
  );
};
