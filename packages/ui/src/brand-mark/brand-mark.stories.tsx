import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryPage } from '../story-page.ts';
import { BrandMark } from './brand-mark.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'The mark of the product, drawn in the colour of its text.',
  avoid: 'A game, a rank or a person.',
  usedIn: ['navigation', 'public site'],
};

const meta = { title: 'Frame/BrandMark', component: BrandMark, parameters: { page } } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = { args: { size: 48 } };
