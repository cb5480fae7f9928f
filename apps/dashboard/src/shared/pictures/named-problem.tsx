import { Trans } from '@lingui/react/macro';
import styles from './uploaded-pictures.module.css';

interface NamedProblemProps {
  /** Of the file; pasted and restored ones may have none. */
  readonly name: string;
  readonly children: string;
}

/** Says which file has a problem. */
export const NamedProblem = ({ name, children: problem }: NamedProblemProps) => (
  <p className={styles.named}>
    {name === '' ? (
      problem
    ) : (
      <Trans>
        <bdi>{name}</bdi>: {problem}
      </Trans>
    )}
  </p>
);
