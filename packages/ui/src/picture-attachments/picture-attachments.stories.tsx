import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { type AttachedPicture, PictureAttachments, type PictureAttachmentsProps } from './picture-attachments.tsx';

/** One colour with a diagonal. */
const storyPicture = (width: number, height: number, color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><path d="M0 ${height}L${width} 0" stroke="#fff" stroke-width="8"/></svg>`,
  )}`;

const page: StoryPage = {
  status: 'draft',
  purpose: 'Shows the pictures of a message that is being written, each with a field for its description.',
  avoid: 'For one picture in a form, use a file drop.',
  usedIn: ['Order'],
  keys: [
    ['Tab', 'Moves between descriptions and Remove'],
    ['Enter, Space', 'Removes the picture'],
  ],
};

const picture = (id: string, colour: string): AttachedPicture => ({
  id,
  preview: storyPicture(300, 200, colour),
  alt: '',
});

const Edited = (props: PictureAttachmentsProps) => {
  const [pictures, setPictures] = useState(props.pictures);
  return (
    <PictureAttachments
      {...props}
      pictures={pictures}
      onAltChange={(id, alt) => setPictures(pictures.map((one) => (one.id === id ? { ...one, alt } : one)))}
      onRemove={(id) => {
        props.onRemove(id);
        setPictures(pictures.filter((one) => one.id !== id));
      }}
    />
  );
};

const meta = {
  title: 'Chat/Picture attachments',
  component: PictureAttachments,
  args: { pictures: [picture('a', '#2b6cb0'), picture('b', '#2f855a')], onAltChange: fn(), onRemove: fn() },
  render: (args) => <Edited {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
  parameters: { page },
} satisfies Meta<typeof PictureAttachments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description of picture 1' });
    await userEvent.type(field, 'The score');
    await expect(field).toHaveValue('The score');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith('b');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const WithError: Story = {
  args: { pictures: [picture('a', '#2b6cb0')], error: 'Up to 4 pictures fit in a message.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Up to 4 pictures');
  },
};

export const Empty: Story = { args: { pictures: [] } };

export const Keyboard: Story = {
  play: async ({ args }) => {
    await expectFocusAfterKeys(
      ['{Tab}', 'textbox', 'Description of picture 1'],
      ['{Tab}', 'button', 'Remove picture 1'],
      ['{Tab}', 'textbox', 'Description of picture 2'],
      ['{Tab}', 'button', 'Remove picture 2'],
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('b');
    await expectFocusAfterKeys(['{Tab}', 'textbox', /1/], ['{Tab}', 'button', 'Remove picture 1']);
    await userEvent.keyboard('[Space]');
    await expect(args.onRemove).toHaveBeenLastCalledWith('a');
  },
};

export const LongTexts: Story = longTexts(({ text, label }) => (
  <PictureAttachments
    pictures={[{ ...picture('a', '#2b6cb0'), alt: text }]}
    onAltChange={fn()}
    onRemove={fn()}
    error={text}
    labels={{ list: label, alt: () => label, altHint: text, remove: () => label }}
  />
));
