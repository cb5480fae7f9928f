import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { PictureViewer, type ViewerPicture } from './picture-viewer.tsx';

/** One colour with a diagonal. */
const storyPicture = (width: number, height: number, color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><path d="M0 ${height}L${width} 0" stroke="#fff" stroke-width="8"/></svg>`,
  )}`;

const page: StoryPage = {
  status: 'draft',
  purpose: 'Shows pictures over the whole page, one at a time, with zoom.',
  avoid: 'For a question or a form, use a modal.',
  usedIn: ['Order'],
  keys: [
    ['Arrow left, Arrow right', 'Shows the previous or next picture, or moves a zoomed one'],
    ['Arrow up, Arrow down', 'Moves a zoomed picture'],
    ['+, −', 'Zooms in or out'],
    ['0 to 9', '0 fits the picture to the screen'],
    ['Tab', 'Moves between the buttons'],
    ['Escape', 'Closes the viewer and returns focus'],
  ],
};

const picture = (size: readonly [width: number, height: number], colour: string, alt: string): ViewerPicture => {
  const [width, height] = size;
  return { id: colour, width, height, alt, url: storyPicture(width, height, colour) };
};
const pictures = [
  picture([1600, 900], '#2b6cb0', 'The scoreboard after the last match'),
  picture([900, 1600], '#2f855a', 'Picture from Kaito'),
  picture([200, 200], '#9b2c2c', 'The new rank'),
];

const Opened = ({ all, first }: { readonly all: readonly ViewerPicture[]; readonly first: number | null }) => {
  const [index, setIndex] = useState<number | null>(first);
  return (
    <>
      <Button onPress={() => setIndex(0)}>Open</Button>
      <PictureViewer pictures={all} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
    </>
  );
};

const meta = {
  title: 'Chat/Picture viewer',
  component: PictureViewer,
  args: { pictures, index: null, onIndexChange: () => undefined, onClose: () => undefined },
  render: ({ pictures: all, index }) => <Opened all={all} first={index} />,
  parameters: { page },
} satisfies Meta<typeof PictureViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const shown = () => body().getByRole('dialog').getAttribute('aria-label');
const scale = () =>
  new DOMMatrix(getComputedStyle(body().getByRole('dialog').querySelector('img') ?? document.body).transform).a;
const open = async () => {
  await userEvent.click(body().getByRole('button', { name: 'Open' }));
  await body().findByRole('dialog');
};

export const Open: Story = { args: { index: 0 } };

export const Keyboard: Story = {
  play: async () => {
    await open();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown()).toBe('Picture from Kaito');
    await waitFor(() => expect(body().getByText('2 of 3')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(shown()).toBe('The scoreboard after the last match');
    await userEvent.keyboard('+');
    await waitFor(() => expect(scale()).toBe(1.5));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}');
    await expect(shown()).toBe('The scoreboard after the last match');
    await userEvent.keyboard('-');
    await waitFor(() => expect(scale()).toBe(1));
    await userEvent.keyboard('++');
    await userEvent.keyboard('0');
    await waitFor(() => expect(scale()).toBe(1));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(body().getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const Buttons: Story = {
  play: async () => {
    await open();
    const press = (name: string) => userEvent.click(body().getByRole('button', { name }));
    await press('Previous picture');
    await expect(shown()).toBe('The new rank');
    await press('Next picture');
    await expect(shown()).toBe('The scoreboard after the last match');
    await expect(body().getByRole('button', { name: 'Next picture' })).toHaveFocus();
    await press('Zoom in');
    await waitFor(() => expect(scale()).toBe(1.5));
    await press('Fit to screen');
    await waitFor(() => expect(scale()).toBe(1));
    await press('Close');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

/** A swipe shows the next picture. */
export const OnAPhone: Story = {
  globals: onAPhone,
  play: async () => {
    await open();
    const stage = body().getByRole('dialog').querySelector('.bd-picture-viewer__stage');
    if (!(stage instanceof HTMLElement)) throw new Error('no stage');
    stage.setPointerCapture = () => undefined;
    const at = (clientX: number) => ({ pointerId: 1, pointerType: 'touch', clientX, clientY: 300, bubbles: true });
    fireEvent(stage, new PointerEvent('pointerdown', at(300)));
    fireEvent(stage, new PointerEvent('pointermove', at(180)));
    fireEvent(stage, new PointerEvent('pointerup', at(180)));
    await waitFor(() => expect(shown()).toBe('Picture from Kaito'));
    for (const name of ['Zoom out', 'Zoom in', 'Fit to screen', 'Close', 'Previous picture', 'Next picture'])
      await expectOnScreen(body().getByRole('button', { name }));
  },
};

export const Single: Story = {
  args: { pictures: pictures.slice(0, 1), index: 0 },
  play: async () => {
    await expect(body().queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

/** The texts of the viewer are on its buttons; the caption wraps. */
export const LongTexts: Story = longTexts(({ text, label }) => (
  <PictureViewer
    pictures={pictures.map((one) => ({ ...one, alt: text }))}
    index={null}
    onIndexChange={() => undefined}
    onClose={() => undefined}
    closeLabel={label}
  />
));
