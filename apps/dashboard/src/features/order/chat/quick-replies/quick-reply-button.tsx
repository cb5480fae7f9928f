import { IconButton } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { useLingui } from '@lingui/react/macro';

/** Opens the quick replies without typing `/`. */
export const QuickReplyButton = ({ onPress }: { readonly onPress: () => void }) => {
  const { t } = useLingui();
  return (
    <IconButton aria-label={t`Insert a quick reply`} onPress={onPress}>
      <Icon name="scroll-text" />
    </IconButton>
  );
};
