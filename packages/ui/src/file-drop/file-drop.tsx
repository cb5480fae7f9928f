import { ImageUp, X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useState } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { ErrorNote } from '../field/field.tsx';
import { createFocusFallbackIn } from '../focus-fallback.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import './file-drop.css';

/** File drop texts. */
export interface FileDropLabels {
  readonly choose: string;
  readonly drop: string;
  readonly remove: string;
  readonly tooLarge: (limit: string) => string;
  readonly wrongKind: string;
}

export interface FileDropProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The chosen file. */
  readonly value: File | undefined;
  readonly onChange: (file: File | undefined) => void;
  readonly label: string;
  /** Accepted types and size. */
  readonly hint?: string | undefined;
  /** In bytes. */
  readonly maxSize: number;
  /** Media types. */
  readonly accept?: readonly string[] | undefined;
  readonly isDisabled?: boolean | undefined;
  /** 0 to 100 while uploading. */
  readonly progress?: number | undefined;
  /** The caller’s error; a rejection replaces it. */
  readonly error?: ReactNode;
  readonly labels?: FileDropLabels | undefined;
}

const pictures = ['image/png', 'image/jpeg', 'image/webp'] as const;
const megabyte = 1024 * 1024;

/** Choose and remove buttons replace each other. */
const focusOtherButton = createFocusFallbackIn('.bd-file-drop__zone', '.bd-button');

const usePreview = (file: File | undefined): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) {
      setUrl(undefined);
      return;
    }
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};

/** A picture to choose or drop, with a preview and rejection reasons. */
export const FileDrop = ({
  value,
  onChange,
  label,
  hint,
  maxSize,
  accept = pictures,
  isDisabled = false,
  progress,
  error,
  labels = detailMessages.fileDrop,
  className,
  ...rest
}: FileDropProps) => {
  /** The rejection, and the file at that time. */
  const [rejected, setRejected] = useState<{ words: string; beside: File | undefined; count: number }>();
  const labelId = useId();
  const problemId = useId();
  const preview = usePreview(value);
  const limit = useNumberFormatter({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const validateFile = (file: File): string | undefined => {
    if (!accept.includes(file.type)) return labels.wrongKind;
    return file.size > maxSize ? labels.tooLarge(limit.format(maxSize / megabyte)) : undefined;
  };
  const rejectionMessage = rejected?.beside === value ? rejected?.words : undefined;
  const problem = rejectionMessage ?? error;
  const described = problem ? { 'aria-describedby': problemId } : {};
  const reject = (words: string) =>
    setRejected((before) => ({ words, beside: value, count: (before?.count ?? 0) + 1 }));
  const acceptFile = (file: File | undefined) => {
    if (!file) return;
    const found = validateFile(file);
    if (found !== undefined) return reject(found);
    setRejected(undefined);
    onChange(file);
  };
  return (
    <div {...rest} className={classNames('bd-file-drop', className)} data-invalid={problem ? true : undefined}>
      <span id={labelId} className="bd-file-drop__label">
        {label}
      </span>
      <DropZone
        className="bd-file-drop__zone"
        // With an ID, react-aria would prepend its own text.
        aria-label={label}
        isDisabled={isDisabled}
        // Accepts every drop, so that wrong types get a message.
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => {
          const first = items.find((item) => item.kind === 'file');
          if (first === undefined) reject(labels.wrongKind);
          else acceptFile(await first.getFile());
        }}
      >
        {preview === undefined ? (
          <ImageUp size={20} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <img src={preview} alt="" className="bd-file-drop__preview" />
        )}
        <div className="bd-file-drop__text">
          {value === undefined ? (
            <>
              <FileTrigger acceptedFileTypes={[...accept]} onSelect={(files) => acceptFile(files?.[0])}>
                <Button {...described} ref={focusOtherButton} size="s" isDisabled={isDisabled}>
                  {labels.choose}
                </Button>
              </FileTrigger>
              <span className="bd-file-drop__or">{labels.drop}</span>
            </>
          ) : (
            <span className="bd-file-drop__name">{value.name}</span>
          )}
        </div>
        {value !== undefined && (
          <IconButton
            {...described}
            ref={focusOtherButton}
            size="s"
            aria-label={labels.remove}
            isDisabled={isDisabled}
            onPress={() => onChange(undefined)}
          >
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
        {progress !== undefined && (
          <progress className="bd-file-drop__progress" max={100} value={progress} aria-labelledby={labelId} />
        )}
      </DropZone>
      {problem ? (
        // A new alert per rejection, because unchanged text is not announced again.
        <div
          key={rejectionMessage === undefined ? 'error' : rejected?.count}
          id={problemId}
          role={rejectionMessage === undefined ? undefined : 'alert'}
        >
          <ErrorNote>{problem}</ErrorNote>
        </div>
      ) : (
        hint !== undefined && <p className="bd-file-drop__hint">{hint}</p>
      )}
    </div>
  );
};
