import { menuPages } from '@boostdesk/auth';
import { expect, it } from 'vitest';
import { adminGroups } from './admin-groups.data.ts';

it('each area of the admin menu is in exactly one group', () => {
  const grouped = adminGroups.flatMap(({ pages }) => [...pages]);
  expect(grouped.toSorted()).toEqual(
    menuPages('admin', 1)
      .map(({ id }) => id)
      .toSorted(),
  );
});
