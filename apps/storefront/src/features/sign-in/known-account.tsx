import type { SessionClaims } from '@boostdesk/auth';
import { Avatar } from '@boostdesk/ui/avatar';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Trans } from '@lingui/react/macro';
import type { HandOver } from '../../app/use-hand-over.ts';
import styles from './sign-in.module.css';

export interface KnownAccountProps {
  readonly claims: SessionClaims;
  readonly handOver: HandOver;
  readonly onContinue: () => void;
  readonly onOther: () => void;
}

/** The site's session still exists: one press continues, never automatically. */
export const KnownAccount = ({ claims, handOver, onContinue, onOther }: KnownAccountProps) => {
  const { name, image } = claims;
  return (
    <Card>
      <div className={styles.actions}>
        {handOver.problem === null ? null : <Banner tone="danger">{handOver.problem}</Banner>}
        <Button variant="primary" isBlock isPending={handOver.isPending} onPress={onContinue}>
          <Avatar name={name} src={image} size={22} isDecorative />
          <span>
            <Trans>Continue as {name}</Trans>
          </span>
        </Button>
        <Button isBlock onPress={onOther}>
          <Trans>Use another account</Trans>
        </Button>
      </div>
    </Card>
  );
};
