import { Button } from '@boostdesk/ui/button';
import { HoverPopover, type HoverPopoverProps } from '@boostdesk/ui/hover-popover';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { toasts, UNDO_MS } from '../core/toasts.ts';
import { ListEnd, type ListEndProps } from '../shared/components/list-end.tsx';
import { type QueryState, QueryView } from '../shared/components/query-view.tsx';

interface HeaderMenuProps<T> extends Pick<HoverPopoverProps, 'label' | 'title' | 'trigger' | 'onOpenChange'> {
  readonly query: QueryState<T> & ListEndProps['query'];
  readonly countOf: (data: T) => number;
  readonly canClear: boolean;
  /** Resolves to the undo function; null when the call failed. */
  readonly clear: () => Promise<(() => Promise<unknown>) | null>;
  readonly clearedMessage: string;
  /** Content above the list, shown while it loads and when it is empty as well. */
  readonly notice?: ((close: () => void) => ReactNode) | undefined;
  readonly children: (data: T, close: () => void) => ReactNode;
}

/** Dropdown of the header: an infinite list that the user can clear, and undo that. */
export const HeaderMenu = <T,>({
  query,
  countOf,
  canClear,
  clear,
  clearedMessage,
  notice,
  children,
  ...popover
}: HeaderMenuProps<T>) => {
  const { t } = useLingui();
  // Guards against a double click while the list fades out.
  const isClearing = useRef(false);
  const clearList = async (close: () => void) => {
    if (isClearing.current) return;
    isClearing.current = true;
    // The list would cover the toast.
    close();
    const undo = await clear().finally(() => {
      isClearing.current = false;
    });
    if (undo === null) return;
    const action = { label: t`Undo`, onAction: () => void undo() };
    toasts.add({ title: t`Success`, message: clearedMessage, style: 'success', timeout: UNDO_MS, action });
  };
  return (
    <HoverPopover
      {...popover}
      actions={(close) => (
        <Button size="s" variant="quiet" isDisabled={!canClear} onPress={() => void clearList(close)}>
          <Trans>Clear</Trans>
        </Button>
      )}
    >
      {(close) => (
        <>
          {notice?.(close)}
          <QueryView query={query}>
            {(data) => (
              <>
                {children(data, close)}
                <ListEnd query={query} count={countOf(data)} />
              </>
            )}
          </QueryView>
        </>
      )}
    </HoverPopover>
  );
};
