import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TabBar } from './tab-bar.tsx';

test('a count that is cut short is read out as a whole, and shown as a whole to whoever points at it', () => {
  const page = renderToStaticMarkup(
    <TabBar
      label="Orders"
      items={[{ id: 'all', label: 'All', href: '?all', count: '999+', wholeCount: '42,118' }]}
      renderLink={({ children, href }) => <a href={href}>{children}</a>}
    />,
  );
  expect(page).toContain('title="42,118"');
  expect(page).toContain('<span aria-hidden="true">999+</span>');
  expect(page.replace(/<span aria-hidden="true">.*?<\/span>/, '').replace(/<[^>]*>/g, '')).toBe('All42,118');
});
