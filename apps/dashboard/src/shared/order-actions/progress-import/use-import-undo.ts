import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { toasts, UNDO_MS } from '../../../core/toasts.ts';
import { useOrderApi } from '../api.ts';
import { type OrderAnswer, useOrderAction } from '../use-order-action.ts';

/** Returns a function that offers to undo an import, in a toast that outlives the dialog. */
export function useImportUndo(id: number) {
  const { t } = useLingui();
  const { undoProgress } = useOrderApi().order;
  const { submit } = useOrderAction(id, { success: t`The import was undone.` });

  return ({ order: { events } }: OrderAnswer, count: number): void => {
    const event = events.findLast(({ kind }) => kind === 'progress')?.id;
    if (event === undefined) return;
    toasts.add({
      title: t`Success`,
      message: plural(count, { one: '# entry logged.', other: '# entries logged.' }),
      style: 'success',
      timeout: UNDO_MS,
      action: { label: t`Undo`, onAction: () => void submit(undoProgress, { id, event }) },
    });
  };
}
