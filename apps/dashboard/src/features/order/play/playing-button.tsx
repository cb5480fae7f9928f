import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Trans } from '@lingui/react/macro';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { useSetPlaying } from './api.ts';

interface PlayingButtonProps {
  /** Order number. */
  readonly order: number;
  readonly isPlaying: boolean;
}

/** Says in one press that the booster plays now, or has stopped. */
export const PlayingButton = ({ order, isPlaying }: PlayingButtonProps) => {
  const { isPending, problem, setPlaying } = useSetPlaying(order);
  return (
    <div>
      <Button isPending={isPending} onPress={() => setPlaying(!isPlaying)}>
        <Icon name="gamepad" size={16} />
        {isPlaying ? <Trans>Stop playing</Trans> : <Trans>Start playing</Trans>}
      </Button>
      <ButtonProblem problem={problem} />
    </div>
  );
};
