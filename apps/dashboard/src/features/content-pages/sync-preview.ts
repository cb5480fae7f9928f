import { getMarkdownHeadings } from '@boostdesk/ui/markdown';

/** Index of the heading above the cursor; -1 before the first. */
export function headingIndexAt(text: string, cursor: number): number {
  const lineEnd = text.indexOf('\n', cursor);
  return getMarkdownHeadings(lineEnd === -1 ? text : text.slice(0, lineEnd)).length - 1;
}

/** Scrolls the preview to the section with the cursor, if it is shown beside the text. */
export function syncPreview(source: HTMLTextAreaElement, preview: HTMLElement): void {
  const heading = [...preview.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, h5, h6)')][
    headingIndexAt(source.value, source.selectionStart)
  ];
  const top = heading === undefined ? 0 : heading.getBoundingClientRect().top - preview.getBoundingClientRect().top;
  preview.scrollTop = heading === undefined ? 0 : preview.scrollTop + top;
}
