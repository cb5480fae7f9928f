import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { FormError, type FormErrorProps } from './form-error.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Explains above a form why it wasn’t accepted. It takes focus so that it’s read out.',
  avoid: 'Show errors of a single field at the field.',
  usedIn: ['every form'],
};

const meta = {
  title: 'Forms/Form error',
  component: FormError,
  parameters: { page, docs: { story: { inline: false } } },
} satisfies Meta<typeof FormError>;

export default meta;
type Story = StoryObj<typeof meta>;

function Form({ children, ...props }: FormErrorProps) {
  const [error, setError] = useState<FormErrorProps['children']>();
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <FormError {...props}>{error}</FormError>
      <Button onPress={() => setError(children)} style={{ justifySelf: 'start' }}>
        Send
      </Button>
    </div>
  );
}

export const TakesFocus: Story = {
  args: { children: 'This email address is already in use' },
  render: (args) => <Form {...args} />,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('button'));
    await expect(view.getByRole('alert')).toHaveTextContent('This email address is already in use');
    await expect(view.getByRole('alert')).toHaveFocus();
  },
};

export const DefaultText: Story = { args: { isShown: true } };

export const KeepsCallersRef: Story = {
  args: {
    children: 'This email address is already in use',
    className: 'mine',
    style: { opacity: 0.99 },
    id: 'why',
    ref: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveClass('bd-form-error', 'mine');
    await expect(alert).toHaveAttribute('id', 'why');
    await expect(alert.style.opacity).toBe('0.99');
    await expect(args.ref).toHaveBeenCalledWith(alert);
    await expect(alert).toHaveFocus();
  },
};

export const LongTexts: Story = longTexts(({ text }) => <FormError isShown>{text}</FormError>);
