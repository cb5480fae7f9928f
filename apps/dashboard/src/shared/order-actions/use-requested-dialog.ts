import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readDialogRequest } from '../dialog-request.ts';
import { type DialogName, dialogs } from './order-dialogs.ts';

const isDialog = (name: string): name is DialogName => Object.hasOwn(dialogs, name);

/** Opens the dialog that the search requested ('Pause order #123') once; a reload or 'back' does not repeat it. */
export function useRequestedDialog(open: (name: DialogName) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const name = readDialogRequest(state);
  useEffect(() => {
    if (name === null) return;
    void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true });
    if (isDialog(name)) open(name);
  }, [name, pathname, search, navigate, open]);
}
