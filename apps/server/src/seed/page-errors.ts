import type { Db } from '../db/index.ts';
import type { PageFault } from '../domains/page-errors/page-errors.repository.ts';
import { digestOf } from '../domains/page-errors/page-errors.service.ts';

const HOUR_MS = 60 * 60 * 1000;

const at = (name: string, file: string, position: string) =>
  `    at ${name} (https://boostdesk.example/assets/${file}.js:${position})`;

interface DemoFault extends PageFault {
  readonly times: number;
  /** Hours before the first start. */
  readonly first: number;
  readonly last: number;
}

const faults: readonly DemoFault[] = [
  {
    message: "Cannot read properties of undefined (reading 'division')",
    stack: [
      "TypeError: Cannot read properties of undefined (reading 'division')",
      at('rankLabel', 'order-Bq7xT2wd', '1:18442'),
      at('RankProgress', 'order-Bq7xT2wd', '1:20917'),
      at('renderWithHooks', 'libraries-C4mVn0sK', '8:41210'),
    ].join('\n'),
    screen: '/order/:id',
    times: 7,
    first: 505,
    last: 92,
  },
  {
    message: 'Failed to fetch dynamically imported module: https://boostdesk.example/assets/payouts-screen-D1k8sQzR.js',
    stack:
      'TypeError: Failed to fetch dynamically imported module: https://boostdesk.example/assets/payouts-screen-D1k8sQzR.js',
    screen: '/admin/payouts',
    times: 3,
    first: 388,
    last: 385,
  },
  {
    message: 'Maximum update depth exceeded',
    stack: [
      'Error: Maximum update depth exceeded',
      at('checkForNestedUpdates', 'libraries-C4mVn0sK', '8:129774'),
      at('ColumnMenu', 'area-table-Ck2LwP9f', '1:9034'),
    ].join('\n'),
    screen: '/admin/coupons',
    times: 2,
    first: 260,
    last: 236,
  },
  {
    message: 'Invalid time value',
    stack: [
      'RangeError: Invalid time value',
      at('Intl.DateTimeFormat.format', 'format-BzR3uY6a', '1:2210'),
      at('ScheduleRow', 'profile-screen-Dw0nJ5hE', '1:14083'),
    ].join('\n'),
    screen: '/profile',
    times: 1,
    first: 141,
    last: 141,
  },
  {
    message: "Failed to execute 'setItem' on 'Storage': Setting the value exceeded the quota.",
    stack: [
      "QuotaExceededError: Failed to execute 'setItem' on 'Storage': Setting the value exceeded the quota.",
      at('saveDraft', 'chat-BtY4cM1p', '1:7719'),
    ].join('\n'),
    screen: '/orders',
    times: 12,
    first: 118,
    last: 5,
  },
  {
    message: "play() failed because the user didn't interact with the document first.",
    stack: [
      "NotAllowedError: play() failed because the user didn't interact with the document first.",
      at('playNext', 'sounds-D8qHfX3v', '1:3391'),
    ].join('\n'),
    screen: '/orders',
    times: 4,
    first: 49,
    last: 20,
  },
];

export async function seedPageErrors(db: Db, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const rows = faults.map(({ times, first, last, ...fault }) => ({
    ...fault,
    digest: digestOf(fault),
    times,
    first_at: before(first),
    last_at: before(last),
  }));
  await db.insertInto('page_errors').values(rows).execute();
}
