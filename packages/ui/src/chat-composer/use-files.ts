import { type ClipboardEvent, type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Handlers for pasted and dropped files. Pasted text stays with the field. */
export function useFiles(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [isDropTarget, setDropTarget] = useState(false);
  if (onFiles === undefined) return { isDropTarget: false, fileHandlers: {} };
  const accept = (event: ClipboardEvent | DragEvent, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return {
    isDropTarget,
    fileHandlers: {
      onPaste: (event: ClipboardEvent) => {
        // Office programs copy a picture of the text beside it.
        if (event.clipboardData.getData('text/plain') === '') accept(event, event.clipboardData.files);
      },
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDropTarget(true);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setDropTarget(false);
      },
      onDrop: (event: DragEvent) => {
        setDropTarget(false);
        accept(event, event.dataTransfer.files);
      },
    },
  };
}
