import { createIdempotencyKey, isApiError } from '@boostdesk/api-client';
import { games, platforms } from '@boostdesk/catalogs';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { FormError } from '@boostdesk/ui/form-error';
import { Select } from '@boostdesk/ui/select';
import { TextField } from '@boostdesk/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { problemWords } from '../../app/problem-words.ts';
import type { Services } from '../../app/services.ts';
import { useServices } from '../../app/services-context.ts';
import styles from './apply.module.css';

type Applied = Awaited<ReturnType<Services['api']['application']['apply']>>;
type Asked = Parameters<Services['api']['application']['apply']>[0];

const LEAST_TEXT = 30;
const MOST_TEXT = 2000;
const gameOptions = games.filter(({ id }) => id !== 0).map(({ id, name }) => ({ id, label: name }));
const platformOptions = platforms.map((id) => ({ id, label: id }));

interface Problem {
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** What is missing, before anything is sent. */
function missing({ games: chosen, platforms: on, text }: Asked): Problem | null {
  const fields = {
    ...(chosen.length === 0 ? { games: 'Choose at least one game.' } : {}),
    ...(on.length === 0 ? { platforms: 'Choose at least one platform.' } : {}),
    ...(text.trim().length < LEAST_TEXT ? { text: `Tell us a little more: at least ${LEAST_TEXT} characters.` } : {}),
  };
  return Object.keys(fields).length === 0 ? null : { message: null, fields };
}

/** The same application sent again after the line broke is made once. */
function useApply(onApplied: (applied: Applied) => void) {
  const { api } = useServices();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const sent = useRef({ body: '', key: '' });
  const apply = (asked: Asked) => {
    const wrong = missing(asked);
    setProblem(wrong);
    if (wrong !== null || isPending) return;
    const body = JSON.stringify(asked);
    if (sent.current.body !== body) sent.current = { body, key: createIdempotencyKey() };
    setPending(true);
    api.application
      .apply(asked, { quiet: true, idempotencyKey: sent.current.key })
      .then(onApplied, (error: unknown) => {
        setPending(false);
        setProblem({ message: problemWords(error), fields: isApiError(error) ? (error.fields ?? {}) : {} });
      });
  };
  return { apply, isPending, problem };
}

/** Games, platforms and a few words. */
export const ApplyForm = ({ onApplied }: { readonly onApplied: (applied: Applied) => void }) => {
  const { apply, isPending, problem } = useApply(onApplied);
  const [chosen, setChosen] = useState<Asked['games']>([]);
  const [on, setOn] = useState<Asked['platforms']>([]);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply({ games: chosen, platforms: on, text });
  };
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormError>{problem?.message}</FormError>
        <Select
          label="Games you would play"
          selectionMode="multiple"
          isSearchable
          items={gameOptions}
          value={chosen}
          onChange={(ids) =>
            setChosen(gameOptions.map(({ id }) => id).filter((id) => ids.includes(id)) as Asked['games'])
          }
          error={problem?.fields.games}
        />
        <Select
          label="Platforms"
          selectionMode="multiple"
          items={platformOptions}
          value={on}
          onChange={(ids) => setOn(platforms.filter((id) => ids.includes(id)))}
          error={problem?.fields.platforms}
        />
        <TextField
          label="About you"
          subLabel="Your best ranks, what you played them with, and when you have time. No passwords, please."
          isMultiline
          maxLength={MOST_TEXT}
          value={text}
          onChange={setText}
          validMessage={null}
          error={problem?.fields.text}
        />
        <Button type="submit" variant="primary" isBlock isPending={isPending}>
          Apply
        </Button>
      </form>
    </Card>
  );
};
