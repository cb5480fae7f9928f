import { Modal } from '@boostdesk/ui/modal';
import { Switch } from '@boostdesk/ui/switch';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useShortcuts } from '../session/shortcuts.ts';
import { LocalOnlyNote } from '../shared/components/local-only-note.tsx';
import { SHOW_SHORTCUTS_EVENT } from './search-commands.ts';
import { isTyping } from './search-keys.ts';
import styles from './shortcuts.module.css';

/** Question marks of left-to-right and right-to-left keyboards. */
const HELP: ReadonlySet<string> = new Set(['?', '؟']);

/** `?` opens the list of shortcuts outside of fields; the search opens it even when shortcuts are off. */
function useHelpKey(isOn: boolean, open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOn || !HELP.has(event.key) || isTyping()) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    addEventListener(SHOW_SHORTCUTS_EVENT, open);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      removeEventListener(SHOW_SHORTCUTS_EVENT, open);
    };
  }, [isOn, open]);
}

export const Shortcuts = () => {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useShortcuts();
  const [open] = useState(() => () => setOpen(true));
  useHelpKey(isOn, open);
  const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
    [['/'], t`Search`],
    [['Ctrl K', '⌘ K'], t`Search (also works in text fields)`],
    [['?'], t`Show keyboard shortcuts`],
    [['↑', '↓', 'Enter'], t`Move between rows, open a row`],
    [['↑', '↓', '←', '→'], t`Table: move between cells`],
    [['Space', 'Shift Space'], t`Table: select the row, or all rows from the last selected one`],
    [['Esc'], t`Close the open menu or dialog`],
    [['Tab', 'Shift Tab'], t`Move to the next or previous control`],
  ];
  return (
    <Modal isOpen={isOpen} onOpenChange={setOpen} title={t`Keyboard shortcuts`} size="s">
      <dl className={styles.keys}>
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch isSelected={isOn} onChange={setOn}>
        <Trans>Use the / and ? shortcuts</Trans>
      </Switch>
      <LocalOnlyNote of={['settings.saveShortcuts']} />
    </Modal>
  );
};
