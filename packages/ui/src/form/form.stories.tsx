import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Select } from '../select/select.tsx';
import type { StoryPage } from '../story-page.ts';
import { walk } from '../testing/keyboard-walk.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { FormProblem } from '../use-form/form-problem.ts';
import type { FormIssue, FormSchema } from '../use-form/form-schema.ts';
import { useForm } from '../use-form/use-form.ts';
import { Form } from './form.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Fields that are sent together: judged by a schema, sent once, and nothing typed is lost where that fails.',
  avoid: 'A field that saves by itself needs no form; a yes or no is a confirm box.',
  usedIn: [
    'Sign-in and registration',
    'Become a booster',
    'New password',
    'Payment of an order on the public site',
    'Profile: password',
    'Dialogs of an order',
    'Panels of the desk',
  ],
  keys: [
    ['Tab', 'To the next field; the one that was left says whether it is right'],
    ['Enter', 'In a line: sends it. Refused, the first field that is wrong has the focus'],
  ],
};

interface Values {
  readonly name: string;
  readonly server: string | null;
}

const check = (is: boolean, path: string, message: string): FormIssue[] => (is ? [] : [{ path: [path], message }]);

/** Written by hand here; in the product it is a schema of the contract. */
const schema: FormSchema<Values> = {
  '~standard': {
    version: 1,
    vendor: 'story',
    validate: (value) => {
      const { name, server } = value as Values;
      const issues = [
        ...check(name.trim().length > 1, 'name', 'Use 2 letters or more'),
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
  const form = useForm(schema, { values, words, onSubmit: onSend });
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
  parameters: { page },
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

/** Nothing was sent: what is missing stands at each field, and the first of them has the focus. */
export const Missing: Story = {
  play: async ({ args, canvasElement }) => {
    const { view, name, server, save } = partsOf(canvasElement);
    await userEvent.click(save);
    await expect(view.getByText('Use 2 letters or more')).toBeVisible();
    await expect(view.getByText('Choose a server')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Mi');
    await expect(view.queryByText('Use 2 letters or more')).toBeNull();
    await expect(name).toHaveFocus();
    await userEvent.click(save);
    await expect(server).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A field speaks once it was left, the others not yet. */
export const Left: Story = {
  play: async ({ canvasElement }) => {
    const { view, name } = partsOf(canvasElement);
    await userEvent.click(name);
    await userEvent.tab();
    await expect(view.getByText('Use 2 letters or more')).toBeVisible();
    await expect(view.queryByText('Choose a server')).toBeNull();
  },
};

/** Who goes on to the button that sends hears of it once they press: what came in between would move the button from under them. */
export const LeftForItsButton: Story = {
  play: async ({ args, canvasElement }) => {
    const { view, name, save } = partsOf(canvasElement);
    const hand = userEvent.setup();
    await hand.type(name, 'M');
    // Where it stands: pressed, it is drawn a little smaller.
    const top = save.offsetTop;
    await hand.pointer({ keys: '[MouseLeft>]', target: save });
    await expect(save).toHaveFocus();
    await expect(save.offsetTop).toBe(top);
    await hand.pointer({ keys: '[/MouseLeft]', target: save });
    await expect(view.getByText('Use 2 letters or more')).toBeVisible();
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

/** A second press while it is on its way sends nothing. */
export const OnItsWay: Story = {
  args: { values: filled, onSend: fn<AccountProps['onSend']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { name } = partsOf(canvasElement);
    await userEvent.type(name, '{Enter}{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(name.form).toHaveAttribute('aria-busy', 'true');
  },
};

const nameTaken: FormProblem = { message: null, fields: { name: 'This name is taken' } };

/** What the server says of a field stands there until it is edited. */
export const Refused: Story = {
  args: { values: filled, onSend: fn(answers(nameTaken)) },
  play: async ({ canvasElement }) => {
    const { view, name, save } = partsOf(canvasElement);
    await userEvent.click(save);
    await expect(await view.findByText('This name is taken')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Mina');
    await userEvent.type(name, '!');
    await expect(view.queryByText('This name is taken')).toBeNull();
    await userEvent.click(save);
    await expect(await view.findByText('This name is taken')).toBeVisible();
  },
};

/** The form's own words stand for what its schema finds; what the server knows beyond that is said as the server says it. */
export const RefusedInItsWords: Story = {
  args: { values: filled, words: { name: 'Enter your in-game name.' }, onSend: fn(answers(nameTaken)) },
  play: async ({ canvasElement }) => {
    const { view, name, save } = partsOf(canvasElement);
    await userEvent.click(save);
    await expect(await view.findByText('This name is taken')).toBeVisible();
    await expect(view.queryByText('Enter your in-game name.')).toBeNull();
    await userEvent.clear(name);
    await expect(view.getByText('Enter your in-game name.')).toBeVisible();
    await expect(view.queryByText('This name is taken')).toBeNull();
  },
};

let answerLate: (problem: FormProblem | null) => void = () => undefined;

/** What is said of a value that was changed while it was on its way is said of no value that stands there. */
export const EditedOnItsWay: Story = {
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
    await expect(view.queryByText('This name is taken')).toBeNull();
    await expect(name).toHaveValue('Mina2');
  },
};

const away: FormProblem = { message: 'The server does not answer. Try again.', fields: {} };

/** Of no field: over all of them, with the focus, and again after the next try. Nothing that was typed is lost. */
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
    await walk(['{Tab}', 'textbox', 'In-game name']);
    await userEvent.keyboard('Mina');
    await walk(['{Tab}', 'button', /Server/], ['{Tab}', 'button', 'Save']);
    await walk(['{Enter}', 'button', /Server/]);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
