import { Button } from '@boostdesk/ui/button';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../core/lazy.ts';
import { useAtomValue } from '../../core/state.ts';
import { claimsAtom } from '../../session/session-atoms.ts';
import type { ShareDialogProps } from './share-dialog.tsx';

const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** Opens the calculator of the booster's own shares; nothing for others. */
export const ShareButton = ({ order }: { readonly order?: ShareDialogProps['order'] }) => {
  const employee = useAtomValue(claimsAtom)?.employee ?? null;
  const [isOpen, setIsOpen] = useState(false);
  if (employee === null) return null;
  return (
    <>
      <Button size="s" variant="quiet" onPress={() => setIsOpen(true)}>
        <Trans>Calculate earnings</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog holder={employee} order={order} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
