import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { onAPhone } from '../testing/on-a-phone.tsx';
import { LoadingBar } from './loading-bar.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'The page is on its way: a thin bar on top.',
  avoid: 'A part of a page waits as a skeleton.',
  usedIn: ['every change of page'],
};

const meta = {
  title: 'Feedback/Loading bar',
  component: LoadingBar,
  args: { isActive: true },
  parameters: { page },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 2.9-1
export const Active: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

/** Less motion takes nothing of the 150 ms in which a quick page comes without it. */
export const LessMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const { transitionDelay, transitionDuration } = getComputedStyle(canvasElement.querySelector('.bd-loading-bar')!);
    await expect([transitionDelay, transitionDuration]).toEqual(['0.15s', '0s']);
  },
};

// @spec 2.9-1
export const Idle: Story = {
  args: { isActive: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
  },
};

/** Over all of the window, and it grows from where one begins to read. */
export const OnAPhoneFromTheRight: Story = {
  globals: { ...onAPhone, theme: 'light', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('.bd-loading-bar')!;
    await expect(bar.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: window.innerWidth });
    const [origin] = getComputedStyle(bar.firstElementChild!).transformOrigin.split(' ');
    await expect(origin).toBe(`${window.innerWidth}px`);
  },
};
