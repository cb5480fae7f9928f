import type { MarkdownEditorLabels } from '@boostdesk/ui/markdown-editor';
import { useLingui } from '@lingui/react/macro';

/** The words of the editor for texts in Markdown. */
export function useEditorLabels(): MarkdownEditorLabels {
  const { t } = useLingui();
  return {
    views: t`View`,
    write: t`Write`,
    preview: t`Preview`,
    tools: t`Format`,
    bold: t`Bold`,
    italic: t`Italic`,
    code: t`Code`,
    link: t`Link`,
    heading: t`Heading`,
    list: t`List`,
    numbers: t`Numbered list`,
    quote: t`Quote`,
    text: t`words`,
    address: 'https://',
    nothing: t`Nothing to show yet`,
  };
}
