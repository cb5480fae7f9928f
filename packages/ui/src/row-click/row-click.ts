import type { MouseEvent } from 'react';

/** The link or button that opens a row. Cards mark theirs with `data-opens-row`. */
const LEAD = '.bd-table__lead, .bd-list-row__link, [data-opens-row]';
/** Controls of a row, which act themselves. */
const CONTROLS = 'a, button, input, label, select, textarea, [contenteditable]';

const findLead = (row: Element): HTMLElement | null => row.querySelector<HTMLElement>(LEAD);

const isOnControl = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest(CONTROLS) !== null;

const hasSelectedText = (row: Element): boolean => {
  const selection = row.ownerDocument.getSelection();
  if (selection === null || selection.isCollapsed) return false;
  return row.contains(selection.anchorNode) || row.contains(selection.focusNode);
};

const openTab = (lead: HTMLElement): boolean => {
  if (!(lead instanceof HTMLAnchorElement)) return false;
  window.open(lead.href, '_blank', 'noopener');
  return true;
};

/**
 * Lets a press anywhere on a row follow its link, also in a new tab (with Ctrl, Cmd or the middle button), while its
 * text can still be selected: releasing the button after a selection opens nothing.
 */
export const rowClickProps = {
  onClickCapture: (event: MouseEvent<HTMLElement>) => {
    const isByPointer = event.detail > 0;
    const onOther = isOnControl(event) && !(event.target instanceof Element && event.target.closest(LEAD));
    if (!isByPointer || onOther || !hasSelectedText(event.currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
  },
  onClick: (event: MouseEvent<HTMLElement>) => {
    const lead = findLead(event.currentTarget);
    if (lead === null || isOnControl(event)) return;
    if ((event.ctrlKey || event.metaKey || event.shiftKey) && openTab(lead)) return;
    lead.focus({ preventScroll: true });
    lead.click();
  },
  /** Prevents autoscroll, which would take the middle button. */
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (event.button === 1 && !isOnControl(event) && findLead(event.currentTarget)?.hasAttribute('href'))
      event.preventDefault();
  },
  onAuxClick: (event: MouseEvent<HTMLElement>) => {
    const lead = findLead(event.currentTarget);
    if (event.button === 1 && lead !== null && !isOnControl(event)) openTab(lead);
  },
} as const;
