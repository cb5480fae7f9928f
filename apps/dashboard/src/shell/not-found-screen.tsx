import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useTitle } from '../shared/title.ts';

export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Not found`);
  return (
    <EmptyState
      headingLevel={2}
      icon="search"
      title={<Trans>This page doesn’t exist</Trans>}
      actions={
        <ButtonLink href="/" variant="primary">
          <Trans>Go to home page</Trans>
        </ButtonLink>
      }
    >
      <Trans>The address may be outdated or mistyped.</Trans>
    </EmptyState>
  );
};
