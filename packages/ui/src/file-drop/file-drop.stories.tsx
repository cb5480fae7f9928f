import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

const Kept = ({ first, ...props }: Omit<FileDropProps, 'value' | 'onChange'> & { readonly first?: File }) => {
  const [file, setFile] = useState(first);
  return <FileDrop {...props} value={file} onChange={setFile} />;
};

const page: StoryPage = {
  status: 'stable',
  purpose: 'Accepts one picture by drag and drop, paste or file picker, with a preview before it’s sent.',
  avoid: 'Not for multiple files or other file types. The product doesn’t need them.',
  usedIn: ['Profile'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Enter, Space', 'Opens the file picker, or removes the picture'],
  ],
};

const meta = {
  title: 'Forms/File drop',
  component: Kept,
  args: { label: 'Proof', hint: 'PNG, JPEG or WebP, up to 4 MB', maxSize: 4 * 1024 * 1024 },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: { propsOf: FileDrop, page },
} satisfies Meta<typeof Kept>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector('input[type="file"]');
  if (!input) throw new Error('No file input');
  fireEvent.change(input, { target: { files: [file] } });
};

/** A PNG of 72 × 44 px. */
const bytes =
  'iVBORw0KGgoAAAANSUhEUgAAAEgAAAAsAQMAAAD8RmxIAAAAA1BMVEUAgIBxQSaxAAAADklEQVR42mNgGAVDEQAAAbgAAdYa3E4AAAAASUVORK5CYII=';
const picture = () =>
  new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], 'victory.png', { type: 'image/png' });

/** The drop area, which also accepts paste, is named by its label only. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Proof' })).toBeInTheDocument();
  },
};

export const FileChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    choose(canvasElement, picture());
    await canvas.findByText('victory.png');
    await expect(canvas.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  },
};

export const TooLarge: Story = {
  args: { maxSize: 1024 * 1024, hint: 'PNG, JPEG or WebP, up to 1 MB' },
  play: async ({ canvasElement }) => {
    choose(canvasElement, new File(['x'.repeat(1024 * 1024 + 1)], 'large.png', { type: 'image/png' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The picture must be smaller than 1 MB',
    );
  },
};

/** The caller’s error, until a file is rejected. */
export const Invalid: Story = {
  args: { error: 'Add proof' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Add proof')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveAccessibleDescription('Add proof');
    await expect(canvasElement.querySelector('.bd-file-drop')).toHaveAttribute('data-invalid');
    choose(canvasElement, new File(['x'], 'tool.exe', { type: 'application/x-msdownload' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file type isn’t supported');
    await expect(canvas.queryByText('Add proof')).toBeNull();
  },
};

export const WrongType: Story = {
  play: async ({ canvasElement }) => {
    choose(canvasElement, new File(['x'], 'tool.exe', { type: 'application/x-msdownload' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('This file type isn’t supported');
  },
};

/** Focus moves to the replacing button. */
export const RemovedByKey: Story = {
  args: { first: picture() },
  play: async ({ canvas, canvasElement }) => {
    for (const key of ['{Enter}', '[Space]']) {
      canvas.getByRole('button', { name: 'Remove picture' }).focus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
      choose(canvasElement, picture());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove picture' })).toHaveFocus());
    }
  },
};

/** A scripted DataTransfer has no allowed effect and no file system entry. */
const carried = (file: File) => {
  const dataTransfer = new DataTransfer();
  const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
  Object.defineProperties(dataTransfer, { effectAllowed: { value: 'all' }, items: { value: items } });
  return dataTransfer;
};

/** Like a browser: only on a target that accepted the drag. */
const drop = async (canvasElement: HTMLElement, file: File) => {
  const zone = canvasElement.querySelector('.bd-file-drop__zone');
  if (!zone) throw new Error('No place for a file');
  const dataTransfer = carried(file);
  const send = (type: string) =>
    zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  send('dragenter');
  await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
  send('drop');
  await waitFor(() => expect(zone).not.toHaveAttribute('data-drop-target'));
};

export const Dropped: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drop(canvasElement, new File(['x'], 'tool.exe', { type: 'application/x-msdownload' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file type isn’t supported');
    await drop(canvasElement, picture());
    await canvas.findByText('victory.png');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await drop(canvasElement, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await canvas.findByRole('alert');
    await expect(canvas.getByText('victory.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The same message is announced again. */
export const RefusedAgain: Story = {
  play: async ({ canvas, canvasElement }) => {
    const tool = () => new File(['x'], 'tool.exe', { type: 'application/x-msdownload' });
    await drop(canvasElement, tool());
    const first = await canvas.findByRole('alert');
    await drop(canvasElement, tool());
    await waitFor(() => expect(first).not.toBeInTheDocument());
    choose(canvasElement, tool());
    const [alert, ...others] = canvas.getAllByRole('alert');
    await expect(others).toEqual([]);
    await expect(alert).toHaveTextContent('This file type isn’t supported');
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveAccessibleDescription(
      'This file type isn’t supported',
    );
  },
};

/** Progress is announced; the picture can’t be removed. */
export const Sending: Story = {
  args: { first: picture(), progress: 40, isDisabled: true },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Proof' });
    await expect(progress).toBeVisible();
    await expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['40', '100']);
    await expect(canvas.getByRole('button', { name: 'Remove picture' })).toBeDisabled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toBeDisabled();
    await expect(canvasElement.querySelector('.bd-file-drop__zone')).toHaveAttribute('data-disabled', 'true');
  },
};

export const LongTexts: Story = longTexts(({ label, text, action, name }) => (
  <Kept
    label={label}
    hint={text}
    maxSize={1024}
    labels={{ choose: action, drop: name, remove: action, tooLarge: () => text, wrongKind: text }}
  />
));

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const asked = fn();
    input?.addEventListener('click', (event) => {
      event.preventDefault();
      asked();
    });
    await expectFocusAfterKeys(['{Tab}', 'button', /./]);
    if (!document.activeElement?.textContent) await expectFocusAfterKeys(['{Tab}', 'button', /./]);
    await userEvent.keyboard('{Enter}[Space]');
    await expect(asked).toHaveBeenCalledTimes(2);
  },
};

export const OnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('.bd-file-drop')!;
    await expectOnScreen(place);
    await expectNoOverflow(place);
    const choice = within(place).getByText('Choose a picture').closest<HTMLElement>('button')!;
    await expect(choice.offsetHeight).toBe(36);
  },
};
