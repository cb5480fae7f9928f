import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import type { Post } from './api.ts';
import { useBlog } from './blog-screen.tsx';

const post = { text: '## Season 9\n\n**Begins** on [Monday](/faq).' } as Post;

const Text = () =>
  useBlog()
    .columns.find(({ id }) => id === 'text')
    ?.text(post);

test('the list of posts shows text without Markdown', async () => {
  const { page } = await renderInApp({ node: <Text />, answers: {} });
  expect(page.textContent).toBe('Season 9 Begins on Monday.');
});
