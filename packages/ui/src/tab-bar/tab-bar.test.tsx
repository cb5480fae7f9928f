import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TabBar } from './tab-bar.tsx';

test('a shortened count is read out in full and shown in full on hover', () => {
  const page = renderToStaticMarkup(
    <TabBar
      label="Orders"
      items={[{ id: 'all', label: 'All', href: '?all', count: '999+', wholeCount: '42,118' }]}
      renderLink={({ children, href }) => <a href={href}>{children}</a>}
    />,
  );
  expect(page).toContain('title="42,118"');
  expect(page).toContain('<span aria-hidden="true">999+</span>');
  expect(page.replace(/<span aria-hidden="true">.*?<\/span>/, '').replace(/<[^>]*>/g, '')).toBe('All 42,118');
});
