import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

const Kept = (props: Omit<FileDropProps, 'value' | 'onChange'>) => {
  const [file, setFile] = useState<File>();
  return <FileDrop {...props} value={file} onChange={setFile} />;
};

const meta = {
  title: 'Forms/FileDrop',
  component: Kept,
  args: { label: 'Proof', hint: 'PNG, JPEG or WebP, up to 4 MB', maxSize: 4 * 1024 * 1024 },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Kept>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector('input[type="file"]');
  if (!input) throw new Error('No file input');
  fireEvent.change(input, { target: { files: [file] } });
};

const drawPicture = async (): Promise<Blob> => {
  const canvas = new OffscreenCanvas(144, 88);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 144, 88);
  }
  return canvas.convertToBlob({ type: 'image/png' });
};

export const Empty: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    choose(canvasElement, new File([await drawPicture()], 'victory.png', { type: 'image/png' }));
    await canvas.findByText('victory.png');
    await expect(canvas.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  },
};

export const TooLarge: Story = {
  args: { maxSize: 4 },
  play: async ({ canvasElement }) => {
    choose(canvasElement, new File(['too much'], 'large.png', { type: 'image/png' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('The picture is larger than');
  },
};

export const WrongKind: Story = {
  play: async ({ canvasElement }) => {
    choose(canvasElement, new File(['x'], 'tool.exe', { type: 'application/x-msdownload' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('This kind of file is not taken');
  },
};
