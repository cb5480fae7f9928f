import { ROLE, type Role, type SessionClaims } from '@boostdesk/auth';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { useQuickReplies } from './quickreplies-screen.tsx';

test.each([ROLE.booster, ROLE.moderator, ROLE.admin])(
  'a new quick reply of role %i is personal',
  async (role: Role) => {
    const claims = { user: 7, role, employee: null, notification: true } as unknown as SessionClaims;
    const seen: unknown[] = [];
    const Probe = () => {
      seen.push(useQuickReplies().newRow?.fields.audience);
      return null;
    };
    await renderInApp({ node: <Probe />, answers: {}, claims });
    expect(new Set(seen)).toEqual(new Set(['own']));
  },
);
