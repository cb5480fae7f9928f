import { ROLE, type Role, type SessionClaims } from '@boostdesk/auth';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { useQuickReplies } from './quickreplies-screen.tsx';

const NewAudience = () => <p>{String(useQuickReplies().newRow?.fields.audience)}</p>;

test.each([ROLE.booster, ROLE.moderator, ROLE.admin])(
  'a new quick reply of role %i is personal',
  async (role: Role) => {
    const claims = { user: 7, role, employee: null, notification: true } as unknown as SessionClaims;
    const { page } = await renderInApp({ node: <NewAudience />, answers: {}, claims });
    expect(page.textContent).toBe('own');
  },
);
