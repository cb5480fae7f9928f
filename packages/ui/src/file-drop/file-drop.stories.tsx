import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { walk } from '../testing/keyboard-walk.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

const Kept = (props: Omit<FileDropProps, 'value' | 'onChange'>) => {
  const [file, setFile] = useState<File>();
  return <FileDrop {...props} value={file} onChange={setFile} />;
};

const page: StoryPage = {
  status: 'stable',
  purpose: 'One picture: dropped, pasted or chosen, looked at before it is sent.',
  avoid: 'Several files, or another kind: the product has none.',
  usedIn: ['Profile'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Opens the choice of files, or takes the picture away'],
  ],
};

const meta = {
  title: 'Forms/FileDrop',
  component: Kept,
  args: { label: 'Proof', hint: 'PNG, JPEG or WebP, up to 4 MB', maxSize: 4 * 1024 * 1024 },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: { page },
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

export const LongTexts: Story = longTexts(({ label, text }) => <Kept label={label} hint={text} maxSize={1024} />);

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const asked = fn();
    input?.addEventListener('click', (event) => {
      event.preventDefault();
      asked();
    });
    await walk(['{Tab}', 'button', /./]);
    if (!document.activeElement?.textContent) await walk(['{Tab}', 'button', /./]);
    await userEvent.keyboard('{Enter}[Space]');
    await expect(asked).toHaveBeenCalledTimes(2);
  },
};
