import { MESSAGE_SEARCH_MAX } from '@boostdesk/api-client/contract';
import { toVisible } from '@boostdesk/catalogs/text';
import { IconButton } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { MessageResults } from '../../../../shared/message-search/message-results.tsx';
import { enterResults } from '../../../../shared/message-search/move-among-results.ts';
import { useMessageSearch } from '../../../../shared/message-search/use-message-search.ts';
import type { ChatPlace } from '../history.ts';
import { DayButton } from './day-button.tsx';
import styles from './find.module.css';

export interface FindPanelProps {
  readonly order: number;
  /** When the chat began and its newest message, in ISO 8601. */
  readonly span: { readonly from: string; readonly to: string };
  readonly onFind: (place: ChatPlace) => void;
  readonly onClose: () => void;
}

/** Below the chat's header: search in the chat, and a day to go to. Escape closes it. */
export const FindPanel = ({ order, span, onFind, onClose }: FindPanelProps) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const text = toVisible(typed).trim();
  const query = useMessageSearch(text, order);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onClose();
    else enterResults(event);
  };
  return (
    <search className={styles.panel} aria-label={t`Find in this chat`} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <TextField
          aria-label={t`Search this chat`}
          placeholder={t`Search this chat`}
          value={typed}
          onChange={setTyped}
          debounce={500}
          maxLength={MESSAGE_SEARCH_MAX}
          validMessage={null}
          isTouched={false}
          autoFocus
          start={<Icon name="search" size={16} />}
          className={styles.field ?? ''}
        />
        <DayButton span={span} onChoose={(since) => onFind({ since })} />
        <IconButton variant="quiet" aria-label={t`Close search`} onPress={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      </div>
      {text !== '' && (
        <div className={styles.results}>
          <MessageResults query={query} text={text} onPick={({ seq }) => onFind({ around: seq })} />
        </div>
      )}
    </search>
  );
};
