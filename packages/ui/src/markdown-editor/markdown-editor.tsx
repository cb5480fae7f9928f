import './markdown-editor.css';
import {
  Bold,
  Code,
  Heading2,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
} from 'lucide-react';
import { type ReactNode, type Ref, type RefAttributes, useMemo, useRef } from 'react';
import { TextArea, TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { Toolbar } from 'react-aria-components/Toolbar';
import { IconButton } from '../button/button.tsx';
import { BLANK_PLACEHOLDER } from '../field/blank-placeholder.ts';
import { FieldLabel, type FieldLabels, FieldNotes } from '../field/field.tsx';
import { isBlank } from '../field/is-blank.ts';
import { useLengthLimit } from '../field/use-length-limit.ts';
import { describeLength, useLongText } from '../field/use-long-text.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { messages } from '../messages/messages.ts';
import { staffMessages } from '../messages/staff-messages.ts';
import { withClass } from '../styles/class-name.ts';
import { mergeRefs } from '../styles/merge-refs.ts';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/tabs.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { useCompositionGuard } from '../use-composition-guard.ts';
import type { EditCommand, EditPlaceholders } from './edit-text.ts';
import { commandKeys, useEditCommands } from './use-edit-commands.ts';

/** Editor texts. */
export interface MarkdownEditorLabels extends Readonly<Record<EditCommand, string>>, EditPlaceholders {
  /** Names of tabs and toolbar. */
  readonly views: string;
  readonly write: string;
  readonly preview: string;
  readonly tools: string;
  /** 'Bold (Ctrl+B)', without a Command key. */
  readonly withKey: (command: string, key: string) => string;
  /** Preview of an empty text. */
  readonly nothing: string;
}

export interface MarkdownEditorProps
  extends Omit<TextFieldProps, 'children' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'pattern'>,
    FieldLabels,
    RefAttributes<HTMLDivElement> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Initial lines. @default 12 */
  readonly rows?: number;
  /** Adds a preview tab. @default true */
  readonly hasPreview?: boolean;
  /** Renders the preview. @default Markdown */
  readonly renderPreview?: ((text: string) => ReactNode) | undefined;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  /** @default '12 over the 200-character limit' */
  readonly describeTooLong?: (over: number, most: number) => string;
  readonly labels?: MarkdownEditorLabels | undefined;
}

const tools: readonly (readonly [command: EditCommand, icon: LucideIcon])[] = [
  ['bold', Bold],
  ['italic', Italic],
  ['code', Code],
  ['link', LinkIcon],
  ['heading', Heading2],
  ['list', List],
  ['numbers', ListOrdered],
  ['quote', TextQuote],
];

const renderMarkdown = (text: string): ReactNode => <Markdown text={text} firstLevel={3} idPrefix="preview-" />;

/** A plain Markdown text with toolbar, shortcuts and preview. */
export function MarkdownEditor({
  label,
  subLabel,
  error,
  value,
  onChange,
  rows = 12,
  hasPreview = true,
  renderPreview = renderMarkdown,
  inputRef,
  maxLength,
  describeTooLong = messages.textField.tooLong,
  labels = staffMessages.editor,
  className,
  ...props
}: MarkdownEditorProps) {
  useCompositionGuard();
  const area = useRef<HTMLTextAreaElement>(null);
  const long = useLongText({ text: value, maxLength, input: area, onChange });
  const { give, onKeyDown } = useEditCommands(area, labels, long.change);
  const ref = useMemo(() => mergeRefs<HTMLTextAreaElement>(area, inputRef), [inputRef]);
  const { isDisabled = false, isReadOnly = false } = props;
  const describe = describeLength(long, describeTooLong);
  const tooLong = useLengthLimit({ text: value, maxLength, input: area, describe });
  const problem = tooLong ?? error;
  const buttons = <Tools labels={labels} isDisabled={isDisabled || isReadOnly} onCommand={give} />;
  const source = (
    <TextArea
      ref={ref}
      rows={rows}
      placeholder={BLANK_PLACEHOLDER}
      className="bd-markdown-editor__text"
      onKeyDown={onKeyDown}
    />
  );
  return (
    <TextField
      validationBehavior="aria"
      {...props}
      value={long.shown}
      onChange={long.change}
      isInvalid={props.isInvalid || Boolean(problem)}
      className={withClass('bd-field bd-markdown-editor', className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className="bd-markdown-editor__box">
        {hasPreview ? (
          <Tabs look="pill" defaultSelectedKey="write" className="bd-markdown-editor__views">
            <div className="bd-markdown-editor__head">
              <TabList aria-label={labels.views}>
                <Tab id="write">{labels.write}</Tab>
                <Tab id="preview">{labels.preview}</Tab>
              </TabList>
              {buttons}
            </div>
            <TabPanel id="write" shouldForceMount className="bd-markdown-editor__write">
              {source}
            </TabPanel>
            <TabPanel id="preview" className="bd-markdown-editor__preview">
              {isBlank(long.shown) ? (
                <p className="bd-markdown-editor__nothing">{labels.nothing}</p>
              ) : (
                renderPreview(long.shown)
              )}
            </TabPanel>
          </Tabs>
        ) : (
          <>
            <div className="bd-markdown-editor__head">{buttons}</div>
            {source}
          </>
        )}
      </div>
      <FieldNotes subLabel={subLabel} error={problem} />
    </TextField>
  );
}

interface ToolsProps {
  readonly labels: MarkdownEditorLabels;
  readonly isDisabled: boolean;
  readonly onCommand: (command: EditCommand) => void;
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** 'Bold (Ctrl+B)'. */
const getHint = (command: EditCommand, labels: MarkdownEditorLabels): string => {
  const key = command in commandKeys ? commandKeys[command as keyof typeof commandKeys].toUpperCase() : null;
  if (key === null) return labels[command];
  return isApple() ? `${labels[command]} (⌘${key})` : labels.withKey(labels[command], key);
};

const Tools = ({ labels, isDisabled, onCommand }: ToolsProps) => (
  <Toolbar aria-label={labels.tools} className="bd-markdown-editor__tools">
    {tools.map(([command, Icon]) => (
      <Tooltip key={command} text={getHint(command, labels)}>
        <IconButton size="s" aria-label={labels[command]} isDisabled={isDisabled} onPress={() => onCommand(command)}>
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Tooltip>
    ))}
  </Toolbar>
);
