import type { PushedEvent } from '@boostdesk/api-client/contract';
import { Trans } from '@lingui/react/macro';
import styles from '../alerts.module.css';
import { usePushWords } from '../use-push-words.ts';
import { Rules } from './rules.tsx';

/** What became of an event's pushes, and by which rules. */
export const Pushes = ({ of: { outcomes } }: { readonly of: PushedEvent }) => {
  const { inShort, why } = usePushWords();
  return (
    <section className={styles.pushes}>
      <h3 className={styles.part}>
        <Trans>Push notifications to your devices</Trans>
      </h3>
      {outcomes.map((one) => (
        <div key={one.outcome}>
          <p className={styles.why}>
            <b>{inShort(one)}</b>
            <span>{why[one.outcome]}</span>
          </p>
          {one.trace !== null && <Rules lines={one.trace} />}
        </div>
      ))}
    </section>
  );
};
