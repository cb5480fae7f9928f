import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { onAPhone } from '../testing/viewports.tsx';
import { LoadingBar } from './loading-bar.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A thin bar at the top while a page loads.',
  avoid: 'For part of a page, use a skeleton.',
  usedIn: ['every page navigation'],
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

/** Keeps the 150 ms delay. */
export const ReducedMotion: Story = {
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

/** Grows from the reading start. */
export const OnAPhoneFromTheRight: Story = {
  globals: { ...onAPhone, theme: 'light', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('.bd-loading-bar')!;
    await expect(bar.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: window.innerWidth });
    const [origin] = getComputedStyle(bar.firstElementChild!).transformOrigin.split(' ');
    await expect(origin).toBe(`${window.innerWidth}px`);
  },
};
