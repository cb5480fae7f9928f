import { MarkdownEditor } from '@boostdesk/ui/markdown-editor';

export interface MarkdownInputProps {
  readonly label: string;
  readonly note: string | undefined;
  /** Initial number of lines. */
  readonly rows: number;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

export const MarkdownInput = ({ label, note, rows, value, problem, onChange }: MarkdownInputProps) => (
  <MarkdownEditor label={label} subLabel={note} rows={rows} value={value} error={problem} onChange={onChange} />
);
