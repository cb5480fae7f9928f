import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Select } from '../select/select.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { TextField } from '../text-field/text-field.tsx';

import { type FormIssue, type FormProblem, type FormSchema, useForm } from '../use-form/use-form.ts';
import { Form } from './form.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Fields submitted together: validated by a schema, sent once, and nothing typed is lost if it fails.',
  avoid: 'A field that saves on its own doesn’t need a form. For a yes/no question, use a confirm dialog.',
  usedIn: [
    'Sign-in and registration',
    'Become a booster',
    'New password',
    'Payment on the public site',
    'Profile: password',
    'Order dialogs',
    'Admin panels',
  ],
  keys: [
    ['Tab', 'Moves to the next field. The previous one is validated'],
    ['Enter', 'Submits the form from a single-line field. If rejected, focus moves to the first invalid field'],
  ],
};

interface Values {
  readonly name: string;
  readonly server: string | null;
}

const check = (is: boolean, path: string, message: string): FormIssue[] => (is ? [] : [{ path: [path], message }]);

const schema: FormSchema<Values> = {
  '~standard': {
    version: 1,
    vendor: 'story',
    validate: (value) => {
      const { name, server } = value as Values;
      const issues = [
        ...check(name.trim().length > 1, 'name', 'Use at least 2 letters'),
        ...check(server !== null, 'server', 'Choose a server'),
      ];
      return issues.length > 0 ? { issues } : { value: { name: name.trim(), server } };
    },
  },
};

interface AccountProps {
  readonly onSend: (values: Values) => Promise<FormProblem | null>;
  readonly values?: Values;
  readonly words?: { readonly name?: string };
}

const answers =
  (problem: FormProblem | null): AccountProps['onSend'] =>
  async () =>
    problem;

const empty: Values = { name: '', server: null };

function Account({ onSend, values = empty, words = {} }: AccountProps) {
  const form = useForm(schema, { values, errorMessages: words, onSubmit: onSend });
  return (
    <Form {...form.props} style={{ maxWidth: 360 }}>
      <TextField label="In-game name" {...form.text('name')} validMessage={null} />
      <Select
        label="Server"
        {...form.field('server')}
        items={[
          { id: 'EUW', label: 'EU-West' },
          { id: 'NA', label: 'North America' },
        ]}
        onChange={(id) => form.set('server', id === null ? null : String(id))}
      />
      <Button type="submit" variant="primary" isPending={form.isSending}>
        Save
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form',
  component: Account,
  args: { onSend: fn(answers(null)) },
  parameters: { propsOf: Form, page },
} satisfies Meta<typeof Account>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled: Values = { name: 'Mina', server: 'EUW' };
const partsOf = (canvas: HTMLElement) => {
  const view = within(canvas);
  return {
    view,
    name: view.getByRole<HTMLInputElement>('textbox', { name: 'In-game name' }),
    server: view.getByRole('button', { name: /Server/ }),
    save: view.getByRole('button', { name: 'Save' }),
  };
};

/** Missing fields show errors; the first gets focus. */
export const MissingFields: Story = {
  play: async ({ args, canvasElement }) => {
    const { view, name, server, save } = partsOf(canvasElement);
    await userEvent.click(save);
    await expect(view.getByText('Use at least 2 letters')).toBeVisible();
    await expect(view.getByText('Choose a server')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Mi');
    await expect(view.queryByText('Use at least 2 letters')).toBeNull();
    await expect(name).toHaveFocus();
    await userEvent.click(save);
    await expect(server).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A field validates on blur. */
export const ValidatedOnBlur: Story = {
  play: async ({ canvasElement }) => {
    const { view, name } = partsOf(canvasElement);
    await userEvent.click(name);
    await userEvent.tab();
    await expect(view.getByText('Use at least 2 letters')).toBeVisible();
    await expect(view.queryByText('Choose a server')).toBeNull();
  },
};

/** Errors wait for the press, because they would move the button. */
export const ValidatedOnceTheButtonIsPressed: Story = {
  play: async ({ args, canvasElement }) => {
    const { view, name, save } = partsOf(canvasElement);
    const hand = userEvent.setup();
    await hand.type(name, 'M');
    // `offsetTop` ignores the pressed button's scale.
    const top = save.offsetTop;
    await hand.pointer({ keys: '[MouseLeft>]', target: save });
    await expect(save).toHaveFocus();
    await expect(save.offsetTop).toBe(top);
    await hand.pointer({ keys: '[/MouseLeft]', target: save });
    await expect(view.getByText('Use at least 2 letters')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sends: Story = {
  args: { values: { name: ' Mina ', server: 'EUW' }, onSend: fn(answers(null)) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(partsOf(canvasElement).save);
    await expect(args.onSend).toHaveBeenCalledWith(filled);
  },
};

export const Sending: Story = {
  args: { values: filled, onSend: fn<AccountProps['onSend']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { name } = partsOf(canvasElement);
    await userEvent.type(name, '{Enter}{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(name.form).toHaveAttribute('aria-busy', 'true');
  },
};

const nameTaken: FormProblem = { message: null, fields: { name: 'This name is already in use' } };

/** A server error stays until its field is edited. */
export const Refused: Story = {
  args: { values: filled, onSend: fn(answers(nameTaken)) },
  play: async ({ canvasElement }) => {
    const { view, name, save } = partsOf(canvasElement);
    await userEvent.click(save);
    await expect(await view.findByText('This name is already in use')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Mina');
    await userEvent.type(name, '!');
    await expect(view.queryByText('This name is already in use')).toBeNull();
    await userEvent.click(save);
    await expect(await view.findByText('This name is already in use')).toBeVisible();
  },
};

/** The form’s messages replace schema errors, not server errors. */
export const RefusedWithMessage: Story = {
  args: { values: filled, words: { name: 'Enter your in-game name' }, onSend: fn(answers(nameTaken)) },
  play: async ({ canvasElement }) => {
    const { view, name, save } = partsOf(canvasElement);
    await userEvent.click(save);
    await expect(await view.findByText('This name is already in use')).toBeVisible();
    await expect(view.queryByText('Enter your in-game name')).toBeNull();
    await userEvent.clear(name);
    await expect(view.getByText('Enter your in-game name')).toBeVisible();
    await expect(view.queryByText('This name is already in use')).toBeNull();
  },
};

let answerLate: (problem: FormProblem | null) => void = () => undefined;

/** No error for a value edited meanwhile. */
export const EditedWhileSending: Story = {
  args: {
    values: filled,
    onSend: fn<AccountProps['onSend']>(() => new Promise((resolve) => (answerLate = resolve))),
  },
  play: async ({ args, canvasElement }) => {
    const { view, name, save } = partsOf(canvasElement);
    await userEvent.click(save);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await userEvent.type(name, '2');
    answerLate({ ...nameTaken, message: 'Not saved' });
    await expect(await view.findByText('Not saved')).toBeVisible();
    await expect(view.queryByText('This name is already in use')).toBeNull();
    await expect(name).toHaveValue('Mina2');
  },
};

const away: FormProblem = { message: 'Can’t reach the server. Try again.', fields: {} };

/** Appears above the form and takes focus. Nothing typed is lost. */
export const Failed: Story = {
  args: { values: filled, onSend: fn(answers(away)) },
  play: async ({ args, canvasElement }) => {
    const { view, name, save } = partsOf(canvasElement);
    const fails = async (tries: number) => {
      await userEvent.click(save);
      await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(tries));
      await waitFor(() => expect(view.getByRole('alert')).toHaveFocus());
    };
    await fails(1);
    await fails(2);
    await expect(name).toHaveValue('Mina');
    await userEvent.type(name, '!');
    await expect(view.queryByRole('alert')).toBeNull();
    await fails(3);
  },
};

export const LongTexts: Story = {
  ...longTexts(({ text, label, action }) => (
    <Form error={text} onSubmit={() => undefined}>
      <TextField label={label} error={text} />
      <Button type="submit" variant="primary">
        {action}
      </Button>
    </Form>
  )),
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'textbox', 'In-game name']);
    await userEvent.keyboard('Mina');
    await expectFocusAfterKeys(['{Tab}', 'button', /Server/], ['{Tab}', 'button', 'Save']);
    await expectFocusAfterKeys(['{Enter}', 'button', /Server/]);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
