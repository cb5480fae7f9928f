const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

const takesFiles = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'file';

function ignore(event: DragEvent): void {
  // Drop zones prevent the default themselves.
  if (event.defaultPrevented || !hasFiles(event) || takesFiles(event.target)) return;
  event.preventDefault();
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
}

/** Ignores files that are dropped beside a drop zone; the browser would open them in place of the page. */
export function ignoreStrayFiles(): void {
  document.addEventListener('dragover', ignore);
  document.addEventListener('drop', ignore);
}
