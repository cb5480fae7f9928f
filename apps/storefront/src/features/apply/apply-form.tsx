import { createIdempotencyKey } from '@boostdesk/api-client';
import { application } from '@boostdesk/api-client/contract';
import { games, platforms } from '@boostdesk/catalogs';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Form } from '@boostdesk/ui/form';
import { Select } from '@boostdesk/ui/select';
import { TextField } from '@boostdesk/ui/text-field';
import { useForm } from '@boostdesk/ui/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { toFormProblem } from '../../app/form-problem.ts';
import type { Services } from '../../app/services.ts';
import { useServices } from '../../app/services-context.ts';

type Applied = Awaited<ReturnType<Services['api']['application']['apply']>>;
type ApplyRequest = Parameters<Services['api']['application']['apply']>[0];

const TEXT_MAX = 2000;
const gameOptions = games.filter(({ id }) => id !== 0).map(({ id, name }) => ({ id, label: name }));
const platformOptions = platforms.map((id) => ({ id, label: id }));

const empty: ApplyRequest = { games: [], platforms: [], text: '' };

/** Idempotent: a retry after a lost connection creates no second application. */
function useApply(onApplied: (applied: Applied) => void) {
  const { api } = useServices();
  const sent = useRef({ body: '', key: '' });
  return async (request: ApplyRequest) => {
    const body = JSON.stringify(request);
    if (sent.current.body !== body) sent.current = { body, key: createIdempotencyKey() };
    const answer = await api.application
      .apply(request, { quiet: true, idempotencyKey: sent.current.key })
      .catch(toFormProblem);
    if ('fields' in answer) return answer;
    onApplied(answer);
    return null;
  };
}

export const ApplyForm = ({ onApplied }: { readonly onApplied: (applied: Applied) => void }) => {
  const { t } = useLingui();
  const form = useForm(application.apply.request, {
    values: empty,
    errorMessages: {
      games: t`Choose at least one game`,
      platforms: t`Choose at least one platform`,
      text: t`Use at least 30 characters`,
    },
    onSubmit: useApply(onApplied),
  });
  return (
    <Card>
      <Form {...form.props}>
        <Select
          label={t`Games`}
          selectionMode="multiple"
          isSearchable
          items={gameOptions}
          {...form.field('games')}
          onChange={(ids) =>
            form.set('games', gameOptions.map(({ id }) => id).filter((id) => ids.includes(id)) as ApplyRequest['games'])
          }
        />
        <Select
          label={t`Platforms`}
          selectionMode="multiple"
          items={platformOptions}
          {...form.field('platforms')}
          onChange={(ids) =>
            form.set(
              'platforms',
              platforms.filter((id) => ids.includes(id)),
            )
          }
        />
        <TextField
          label={t`About you`}
          subLabel={t`Your highest ranks, the roles or champions you play and your availability. Don’t include passwords.`}
          isMultiline
          maxLength={TEXT_MAX}
          validMessage={null}
          {...form.text('text')}
        />
        <Button type="submit" variant="primary" isBlock isPending={form.isSending}>
          <Trans>Submit application</Trans>
        </Button>
      </Form>
    </Card>
  );
};
