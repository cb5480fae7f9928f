import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { PictureStrip, type StripPicture } from './picture-strip.tsx';

/** One colour with a diagonal. */
const storyPicture = (width: number, height: number, color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><path d="M0 ${height}L${width} 0" stroke="#fff" stroke-width="8"/></svg>`,
  )}`;

const page: StoryPage = {
  status: 'draft',
  purpose: 'Shows the pictures of a message as thumbnails with fixed room, and their upload.',
  avoid: 'For a single picture of a person, use an avatar.',
  usedIn: ['Order'],
  keys: [
    ['Tab', 'Moves to the next picture'],
    ['Enter, Space', 'Opens the picture'],
  ],
};

const picture = (size: readonly [width: number, height: number], colour: string, alt: string): StripPicture => {
  const [width, height] = size;
  return { id: colour, width, height, alt, thumbnail: storyPicture(width, height, colour) };
};
const wide = picture([1600, 900], '#2b6cb0', 'The scoreboard after the last match');
const tall = picture([900, 1600], '#2f855a', 'Picture from Kaito');
const square = picture([800, 800], '#9b2c2c', 'The new rank');
const narrow = picture([300, 2000], '#6b46c1', 'A long list of matches');

const meta = {
  title: 'Chat/Picture strip',
  component: PictureStrip,
  args: { pictures: [wide], onOpen: fn() },
  parameters: { page },
} satisfies Meta<typeof PictureStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: wide.alt }));
    await expect(args.onOpen).toHaveBeenCalledWith(0);
  },
};

/** Very narrow and very wide pictures are cut. */
export const Narrow: Story = { args: { pictures: [narrow] } };

export const Four: Story = {
  args: { pictures: [wide, tall, square, narrow] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: square.alt }));
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
};

/** The room is the same before the thumbnails are loaded and when they cannot be. */
export const NotLoaded: Story = {
  args: { pictures: [{ ...wide, thumbnail: 'data:image/png,' }], onLoadError: fn() },
  play: async ({ args, canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.02);
    await waitFor(() => expect(args.onLoadError).toHaveBeenCalled());
  },
};

export const Uploading: Story = {
  args: { pictures: [wide, tall], progress: 0.4, onCancel: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { pictures: [tall], problem: 'This picture is damaged or incomplete. Choose another one.' },
};

export const OnAPhone: Story = {
  globals: onAPhone,
  args: { pictures: [wide, tall, square] },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expectOnScreen(button);
  },
};

export const Keyboard: Story = {
  args: { pictures: [wide, tall] },
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', wide.alt]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(0);
    await expectFocusAfterKeys(['{Tab}', 'button', tall.alt]);
    await userEvent.keyboard('[Space]');
    await expect(args.onOpen).toHaveBeenLastCalledWith(1);
  },
};

export const LongTexts: Story = longTexts(({ text, label }) => (
  <PictureStrip
    pictures={[{ ...wide, alt: text }]}
    onOpen={fn()}
    progress={0.4}
    onCancel={fn()}
    problem={text}
    labels={{ uploading: label, cancel: label }}
  />
));
