import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { FormError, type FormErrorProps } from './form-error.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Why a form was not taken, over it; takes the focus so that it is read.',
  avoid: 'What is wrong with one field stands at the field.',
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
  args: { children: 'This e-mail is taken' },
  render: (args) => <Form {...args} />,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole('button'));
    await expect(view.getByRole('alert')).toHaveTextContent('This e-mail is taken');
    await expect(view.getByRole('alert')).toHaveFocus();
  },
};

export const DefaultText: Story = { args: { isShown: true } };

/** Class, style, ref and id of the caller are kept beside ours. */
export const KeepsTheCallers: Story = {
  args: { children: 'This e-mail is taken', className: 'mine', style: { opacity: 0.99 }, id: 'why', ref: fn() },
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
