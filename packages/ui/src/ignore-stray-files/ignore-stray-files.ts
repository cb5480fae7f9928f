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
export function ignoreStrayFiles(page: Document = document): void {
  page.addEventListener('dragover', ignore);
  page.addEventListener('drop', ignore);
}
