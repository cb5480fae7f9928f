import { auth } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Form } from '@boostdesk/ui/form';
import { ButtonLink, Link } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { TextField } from '@boostdesk/ui/text-field';
import { useForm } from '@boostdesk/ui/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { toFormProblem } from '../../app/form-problem.ts';
import { useServices } from '../../app/services-context.ts';
import { useTitle } from '../../app/use-title.ts';

/** The same for every address, so that it reveals no account. Takes the focus from the form that it replaces. */
const Requested = () => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={<Trans>Request sent</Trans>}
      footer={
        <ButtonLink href="/signin">
          <Trans>Back to sign-in</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          If an account has this email address, our team will send its owner a link to set a new password. It works once
          and for an hour.
        </Trans>
      </p>
      <p>
        <Trans>
          Our team checks each request, so this can take a while. Until you set a new password, the old one still works.
          If no email arrives, check your spam folder or <Link href="/contact">contact us</Link>.
        </Trans>
      </p>
    </Card>
  );
};

const RequestForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useLingui();
  const { api } = useServices();
  const form = useForm(auth.requestPasswordLink.request, {
    values: { email: '' },
    errorMessages: { email: t`Enter your email address` },
    onSubmit: async (request) => {
      try {
        await api.auth.requestPasswordLink(request, { quiet: true });
      } catch (error) {
        return toFormProblem(error);
      }
      onDone();
      return null;
    },
  });
  return (
    <Card>
      <Form {...form.props}>
        <TextField
          label={t`Email address`}
          type="email"
          autoComplete="username"
          validMessage={null}
          {...form.text('email')}
        />
        <Button type="submit" variant="primary" isBlock isPending={form.isSending}>
          <Trans>Request link</Trans>
        </Button>
      </Form>
    </Card>
  );
};

/** `/forgot-password`: asks staff for a password link. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Forgot password`);
  const [isDone, setDone] = useState(false);
  return (
    <SitePage
      title={t`Forgot password`}
      lead={t`Enter your account’s email address to ask for a link to set a new password.`}
      isNarrow
    >
      {isDone ? <Requested /> : <RequestForm onDone={() => setDone(true)} />}
    </SitePage>
  );
};
