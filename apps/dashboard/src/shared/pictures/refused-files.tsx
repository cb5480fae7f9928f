import { MESSAGE_PICTURES_MAX } from '@boostdesk/api-client/contract';
import { formatList } from '@boostdesk/i18n/format-list';
import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { choiceProblemMessage } from './choice-problem.ts';
import { NamedProblem } from './named-problem.tsx';
import styles from './uploaded-pictures.module.css';
import type { RefusedFile } from './use-chosen-pictures.ts';

const most = MESSAGE_PICTURES_MAX;
/** A whole folder can be dropped. */
const NAMED_MAX = 5;

const TooMany = ({ files }: { readonly files: readonly RefusedFile[] }) => {
  const { t } = useLingui();
  const limit = plural(most, { one: 'You can add up to # picture.', other: 'You can add up to # pictures.' });
  const shown = files.slice(0, NAMED_MAX).flatMap(({ name }) => (name === '' ? [] : [name]));
  const names = files.length > NAMED_MAX ? `${formatList(shown)} …` : formatList(shown);
  return (
    <p className={styles.named}>
      {limit}
      {names !== '' && ` ${t`Not added: ${names}`}`}
    </p>
  );
};

/** Names each file that was not added with its reason. */
export const RefusedFiles = ({ files }: { readonly files: readonly RefusedFile[] }) => {
  const tooMany = files.filter(({ reason }) => reason === 'tooMany');
  const others = files.flatMap(({ name, reason }) => (reason === 'tooMany' ? [] : [{ name, reason }]));
  const more = others.length - NAMED_MAX;
  return (
    <>
      {others.slice(0, NAMED_MAX).map(({ name, reason }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files can have equal names, and the list is replaced as a whole
        <NamedProblem key={place} name={name}>
          {choiceProblemMessage(reason)}
        </NamedProblem>
      ))}
      {more > 0 && (
        <p>
          <Plural value={more} one="# more file wasn’t added." other="# more files weren’t added." />
        </p>
      )}
      {tooMany.length > 0 && <TooMany files={tooMany} />}
    </>
  );
};
