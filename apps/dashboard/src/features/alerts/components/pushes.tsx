import type { PushedEvent } from '@boostdesk/api-client/contract';
import { Trans } from '@lingui/react/macro';
import styles from '../alerts.module.css';
import { usePushLabels } from '../use-push-labels.ts';
import { Rules } from './trace.tsx';

export const Pushes = ({ of: { outcomes } }: { readonly of: PushedEvent }) => {
  const { summarize, explanations } = usePushLabels();
  return (
    <section className={styles.pushes}>
      <h3 className={styles.part}>
        <Trans>Push notifications to your devices</Trans>
      </h3>
      {outcomes.map((one) => (
        <div key={one.outcome}>
          <p className={styles.why}>
            <b>{summarize(one)}</b>
            <span>{explanations[one.outcome]}</span>
          </p>
          {one.trace !== null && <Rules lines={one.trace} />}
        </div>
      ))}
    </section>
  );
};
