import { PROGRESS_IMPORT_MAX } from '@boostdesk/api-client/contract';
import { formatList } from '@boostdesk/i18n/format-list';
import { Button } from '@boostdesk/ui/button';
import { Checkbox } from '@boostdesk/ui/checkbox';
import { Icon } from '@boostdesk/ui/icon';
import { TextField } from '@boostdesk/ui/text-field';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { i18n } from '../../../i18n/i18n.ts';
import { useOrderApi } from '../api.ts';
import { OrderDialog, type OrderDialogProps, useOrderForm } from '../order-dialog.tsx';
import type { OrderAnswer } from '../use-order-action.ts';
import { decodeText } from './decode-text.ts';
import styles from './import.module.css';
import { columnLabel, importLabels, unusedColumnsMessage } from './import-labels.ts';
import { ImportPreview } from './import-preview.tsx';
import { columnsFor, findUnusedColumns, readMatches } from './read-matches.ts';
import { useImportUndo } from './use-import-undo.ts';

/** In UTF-16 code units: 50 lines with the longest notes, and room for columns that are ignored. */
const TEXT_MAX = 40_000;
/** A code unit has up to 3 bytes in UTF-8; the rest is room for a file that is in UTF-16 or ends in spaces. */
const FILE_MAX = 4 * TEXT_MAX;
const fileTypes = ['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values', 'text/plain'];

type FileProblem = 'tooLarge' | 'unreadable';

/**
 * The server's errors by the place of the line, of fields as `entries.2.lp`.
 * @param leftOut how many of the first lines were not sent
 */
function toRefusals(fields: Readonly<Record<string, string>>, leftOut: number): ReadonlyMap<number, string> {
  const found = Object.entries(fields).map(([name, what]) => [/^entries\.(\d+)\b/.exec(name)?.[1], what] as const);
  return new Map(found.flatMap(([place, what]) => (place === undefined ? [] : [[Number(place) + leftOut, what]])));
}

/** Logs several matches from pasted lines or a file, all at once after a preview. */
export const ProgressImportDialog = (props: OrderDialogProps) => {
  const { t } = useLingui();
  const { order } = props;
  const { progress, events } = order;
  const offerUndo = useImportUndo(order.id);
  const close = props.onDone ?? props.onClose;
  const onDone = (answer: OrderAnswer) => {
    offerUndo(answer, count);
    close(answer);
  };
  const form = useOrderForm({ ...props, onDone }, 'progress import', () => ({ text: '' }));
  const { text } = form.values;
  /** How many logged lines the booster wants to log again. */
  const [againCount, setAgainCount] = useState(0);
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null);
  const change = (next: string) => {
    setFileProblem(null);
    // The server's errors are of other lines.
    form.setProblem(null);
    form.change({ text: next });
  };
  const read = async (file: File) => {
    if (file.size > FILE_MAX) return setFileProblem('tooLarge');
    try {
      setAgainCount(0);
      change(decodeText(new Uint8Array(await file.arrayBuffer()), i18n.locale));
    } catch {
      setFileProblem('unreadable');
    }
  };
  const newLines = useMemo(
    () => (text.length > TEXT_MAX ? [] : readMatches({ progress, events }, text, importLabels())),
    [progress, events, text],
  );
  const unused = useMemo(
    () => (text.length > TEXT_MAX ? [] : findUnusedColumns(progress, text, importLabels())),
    [progress, text],
  );
  const logged = newLines.filter(({ isLogged }) => isLogged).length;
  const again = logged > 0 && againCount === logged;
  const lines = useMemo(
    () => (again ? readMatches({ progress, events }, text, importLabels(), { again }) : newLines),
    [progress, events, text, again, newLines],
  );
  const leftOut = again ? 0 : logged;
  const added = lines.slice(leftOut);
  const count = added.length;
  const bad = lines.filter(({ problem }) => problem !== null).length;
  const isTooMany = count > PROGRESS_IMPORT_MAX;
  const isReady = count > 0 && bad === 0 && !isTooMany;
  const columns = formatList(columnsFor(progress).map(columnLabel));
  return (
    <OrderDialog
      form={form}
      size="m"
      title={t`Import progress`}
      submitLabel={isReady ? plural(count, { one: 'Log # entry', other: 'Log # entries' }) : t`Log progress`}
      call={useOrderApi().order.importProgress}
      request={isReady ? { id: order.id, entries: added.map(({ entry }) => entry) } : null}
    >
      <TextField
        label={t`Lines`}
        subLabel={t`Paste them from a spreadsheet or a CSV file, oldest first. Columns: ${columns}. A first line with these names can put them in another order.`}
        {...form.text('text')}
        onChange={change}
        isMultiline
        isExact
        rows={6}
        maxLength={TEXT_MAX}
        autoFocus
      />
      <div className={styles.file}>
        <FileTrigger
          acceptedFileTypes={fileTypes}
          onSelect={(files) => {
            const file = files?.[0];
            if (file !== undefined) void read(file);
          }}
        >
          <Button size="s">
            <Icon name="upload" size={14} />
            <Trans>Choose a CSV file</Trans>
          </Button>
        </FileTrigger>
        {fileProblem !== null && (
          <p role="alert" className={styles.fileProblem}>
            {fileProblem === 'tooLarge' ? (
              <Trans>This file is too large for an import.</Trans>
            ) : (
              <Trans>Couldn’t read the file. Choose it again.</Trans>
            )}
          </p>
        )}
      </div>
      <div role="status" className={styles.summary}>
        {isTooMany &&
          t`You can import up to ${plural(PROGRESS_IMPORT_MAX, { one: '# line', other: '# lines' })} at once.`}
        {!isTooMany &&
          bad > 0 &&
          plural(bad, {
            one: '# line has a problem. Correct it, or remove the line.',
            other: '# lines have a problem. Correct them, or remove the lines.',
          })}
        {count === 0 && leftOut > 0 && t`All of these lines are already logged.`}
        {isReady && t`Nothing is saved until you log the entries.`}
        {unused.length > 0 && <p>{unusedColumnsMessage(unused)}</p>}
      </div>
      {logged > 0 && (
        <Checkbox isSelected={again} onChange={(isSelected) => setAgainCount(isSelected ? logged : 0)}>
          <Plural
            value={logged}
            one="Log # line again that is already logged"
            other="Log # lines again that are already logged"
          />
        </Checkbox>
      )}
      {lines.length > 0 && (
        <ImportPreview
          lines={lines.slice(0, leftOut + PROGRESS_IMPORT_MAX)}
          refusals={toRefusals(form.errors, leftOut)}
          again={again}
        />
      )}
    </OrderDialog>
  );
};
