import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { inStoryFrames } from '../testing/long-texts.tsx';
import { BrandMark } from './brand-mark.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'The product logo, in the current text colour.',
  avoid: 'Don’t use it for a game, rank or person.',
  usedIn: ['navigation', 'public site'],
};

const meta = { title: 'Frame/Brand mark', component: BrandMark, parameters: { page } } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative next to the product name, in the name’s colour. */
export const Mark: Story = {
  args: { size: 48, className: 'of-the-caller', style: { color: 'var(--bd-accent)' } },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg');
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
    await expect(mark).toHaveClass('bd-brand-mark', 'of-the-caller');
    await expect(mark?.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 });
    const colors = [...canvasElement.querySelectorAll('svg, path')].map((drawn) => getComputedStyle(drawn).color);
    await expect(new Set(colors).size).toBe(1);
  },
};

/** With its own label. */
export const Named: Story = {
  args: { size: 48, 'aria-hidden': undefined, role: 'img', 'aria-label': 'Boostdesk' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Boostdesk' })).toBeVisible();
  },
};

export const Frames: Story = inStoryFrames(() => <BrandMark size={48} />);
