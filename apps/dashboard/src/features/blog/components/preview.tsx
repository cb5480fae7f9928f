import { Markdown } from '@boostdesk/ui/markdown';
import { Trans } from '@lingui/react/macro';
import type { Fields } from '../../../parts/area/area-view.ts';
import styles from '../blog.module.css';

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is typed, as readers will see it. */
export const Preview = ({ fields }: { readonly fields: Fields }) => (
  <section className={styles.preview}>
    <h3>{wordsOf(fields.title).trim() || <Trans>Preview</Trans>}</h3>
    <Markdown text={wordsOf(fields.text)} firstLevel={4} idPrefix="preview-" />
  </section>
);
