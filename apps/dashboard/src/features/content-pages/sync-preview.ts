import { getMarkdownHeadings } from '@boostdesk/ui/markdown';

/** The place of the heading that the cursor stands under, among all of the text; -1 before the first. */
export function headingIndexAt(text: string, cursor: number): number {
  const lineEnd = text.indexOf('\n', cursor);
  return getMarkdownHeadings(lineEnd === -1 ? text : text.slice(0, lineEnd)).length - 1;
}

/** Keeps the part of the preview in sight that the cursor is in. The preview scrolls by itself where it stands beside. */
export function syncPreview(source: HTMLTextAreaElement, preview: HTMLElement): void {
  const heading = [...preview.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, h5, h6)')][
    headingIndexAt(source.value, source.selectionStart)
  ];
  const top = heading === undefined ? 0 : heading.getBoundingClientRect().top - preview.getBoundingClientRect().top;
  preview.scrollTop = heading === undefined ? 0 : preview.scrollTop + top;
}
