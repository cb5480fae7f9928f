import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Form } from '../form/form.tsx';
import { Select } from '../select/select.tsx';
import { longTexts } from '../testing/long-texts.tsx';
import { TextField } from '../text-field/text-field.tsx';

import { type FormIssue, type FormProblem, type FormSchema, useForm } from '../use-form/use-form.ts';

interface Values {
  readonly name: string;
  readonly email: string;
  readonly game: string | null;
  readonly about: string;
}

const MOST = 200;
const check = (isWrong: boolean, path: keyof Values, message: string): FormIssue[] =>
  isWrong ? [{ path: [path], message }] : [];

/** Any Standard Schema; the product uses those of its API. */
const schema: FormSchema<Values> = {
  '~standard': {
    version: 1,
    vendor: 'story',
    validate: (given) => {
      const { name, email, game, about } = given as Values;
      const issues = [
        ...check(name.trim().length < 2, 'name', 'Use at least 2 letters'),
        ...check(!/^[^@\s]+@[^@\s]+$/.test(email), 'email', 'Enter a valid email address'),
        ...check(game === null, 'game', 'Choose a game'),
        ...check(about.length > MOST, 'about', `Use up to ${MOST} characters`),
      ];
      return issues.length > 0 ? { issues } : { value: { name: name.trim(), email, game, about } };
    },
  },
};

interface Words {
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly game: string;
  readonly about: string;
  readonly hint: string;
  readonly send: string;
  readonly sent: string;
}

const english: Words = {
  title: 'Become a booster',
  name: 'In-game name',
  email: 'Email',
  game: 'Game',
  about: 'About you',
  hint: 'Your rank and when you play',
  send: 'Send application',
  sent: 'We’ve received your application and will reply by email.',
};

interface ApplicationProps {
  /** Resolves with the server's problem, or null. */
  readonly onSend: (values: Values) => Promise<FormProblem | null>;
  readonly values?: Values;
  readonly words?: Words;
  /** A server error without a field. */
  readonly error?: string;
}

const empty: Values = { name: '', email: '', game: null, about: '' };

const Application = ({ onSend, values = empty, words = english, error }: ApplicationProps) => {
  const [isSent, setSent] = useState(false);
  const form = useForm(schema, {
    values,
    onSubmit: async (output) => {
      setSent(false);
      const problem = await onSend(output);
      if (problem !== null) return problem;
      setSent(true);
      form.reset(empty);
      return null;
    },
  });
  return (
    <Card title={words.title} isLined style={{ maxWidth: 480 }}>
      <div role="status">
        {isSent && (
          <Banner tone="success" style={{ marginBlockEnd: 16 }}>
            {words.sent}
          </Banner>
        )}
      </div>
      <Form {...form.props} error={form.props.error ?? error}>
        <TextField label={words.name} isRequired validMessage={null} {...form.text('name')} />
        <TextField label={words.email} type="email" isRequired validMessage={null} {...form.text('email')} />
        <Select
          label={words.game}
          {...form.field('game')}
          items={[
            { id: 'lol', label: 'League of Legends' },
            { id: 'valorant', label: 'Valorant' },
          ]}
          onChange={(id) => form.set('game', id === null ? null : String(id))}
        />
        <TextField label={words.about} subLabel={words.hint} isMultiline validMessage={null} {...form.text('about')} />
        <Button type="submit" variant="primary" isPending={form.isSending}>
          {words.send}
        </Button>
      </Form>
    </Card>
  );
};

const answers =
  (problem: FormProblem | null): ApplicationProps['onSend'] =>
  async () =>
    problem;

/** Fields validated by a schema, with schema and server errors at the fields. */
const meta = {
  title: 'Recipes/Form',
  component: Application,
  args: { onSend: fn(answers(null)) },
} satisfies Meta<typeof Application>;

export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const view = within(canvasElement);
  return {
    view,
    name: view.getByRole('textbox', { name: 'In-game name' }),
    email: view.getByRole('textbox', { name: 'Email' }),
    game: view.getByRole('button', { name: /Game/ }),
    send: view.getByRole('button', { name: 'Send application' }),
  };
};

/** Keyboard only. */
export const Sent: Story = {
  play: async ({ args, canvasElement }) => {
    const { view, name, game } = partsOf(canvasElement);
    await userEvent.click(name);
    await userEvent.keyboard('Kaito{Tab}kaito@example.com{Tab}');
    await expect(game).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'option'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(game).toHaveFocus());
    await userEvent.keyboard('{Tab}Immortal, evenings{Tab}{Enter}');
    await expect(await view.findByText(/^We’ve received your application/)).toBeVisible();
    await expect(view.getByRole('button', { name: 'Send application' })).toHaveFocus();
    await expect(name).toHaveValue('');
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Kaito',
      email: 'kaito@example.com',
      game: 'valorant',
      about: 'Immortal, evenings',
    });
  },
};

/** The first invalid field gets focus; fixed fields clear immediately. */
export const FieldErrors: Story = {
  play: async ({ args, canvasElement }) => {
    const { view, name, email, send } = partsOf(canvasElement);
    await userEvent.click(send);
    for (const words of ['Use at least 2 letters', 'Enter a valid email address', 'Choose a game']) {
      await expect(view.getByText(words)).toBeVisible();
    }
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Kaito');
    await expect(view.queryByText('Use at least 2 letters')).toBeNull();
    await userEvent.click(send);
    await expect(email).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

const filled: Values = { name: 'Kaito', email: 'kaito@example.com', game: 'lol', about: '' };

/** At the field or above the form; typed text stays. */
export const Refused: Story = {
  args: {
    values: filled,
    onSend: fn(
      answers({
        message: 'Not sent. Check the highlighted field.',
        fields: { email: 'Someone has already applied with this address' },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const { view, name, email, send } = partsOf(canvasElement);
    await userEvent.click(send);
    await expect(await view.findByText('Someone has already applied with this address')).toBeVisible();
    await expect(view.getByRole('alert')).toHaveTextContent('Not sent. Check the highlighted field.');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(name).toHaveValue('Kaito');
  },
};

/** A second Enter sends nothing. */
export const Sending: Story = {
  args: { values: filled, onSend: fn<ApplicationProps['onSend']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { view, name } = partsOf(canvasElement);
    await userEvent.type(name, '{Enter}{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(view.getByRole('progressbar')).toBeVisible();
  },
};

const long = longTexts(({ title, text, label, name, action }) => (
  <Application
    onSend={answers(null)}
    values={{ ...filled, name, about: text }}
    error={text}
    words={{ title, name: label, email: label, game: label, about: label, hint: text, send: action, sent: text }}
  />
));

/** Labels wrap to a second line. */
export const LongTexts: Story = {
  ...long,
  play: async (context) => {
    await long.play(context);
    for (const button of within(context.canvasElement).getAllByRole('button', { name: /unwiderruflich|بشكل نهائي/ })) {
      const words = document.createRange();
      words.selectNodeContents(button);
      const [own, around] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
      await expect(own.left - around.left).toBeGreaterThanOrEqual(12);
      await expect(around.right - own.right).toBeGreaterThanOrEqual(12);
    }
  },
};
