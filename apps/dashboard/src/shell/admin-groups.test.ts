import { menuPages } from '@boostdesk/auth';
import { expect, it } from 'vitest';
import { adminGroups } from './admin-groups.data.ts';

it('each area of an admin’s menu stands in one group', () => {
  const grouped = adminGroups.flatMap(({ pages }) => [...pages]);
  expect(grouped.toSorted()).toEqual(
    menuPages('admin', 1)
      .map(({ id }) => id)
      .toSorted(),
  );
});
