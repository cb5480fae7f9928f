import type { FormProblem } from '@boostdesk/ui/use-form';
import styles from './button-problem.module.css';

/** Beside a button without a form: what its last press failed for, unless a toast has said it. */
export const ButtonProblem = ({ problem }: { readonly problem: FormProblem | null }) =>
  problem && (
    <p role="alert" className={styles.problem}>
      {problem.message}
    </p>
  );
