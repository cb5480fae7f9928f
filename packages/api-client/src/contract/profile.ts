import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Empty, line } from './shared.ts';

/** In bytes, before it is written as Base64. */
export const PICTURE_MAX = 200 * 1024;
const PICTURE_TEXT_MAX = Math.ceil(PICTURE_MAX / 3) * 4;

/** What people change of their own account. The next token says it; `accountChanged` tells all their devices. */
export const profile = {
  changeName: defineCall({
    name: 'profile.changeName',
    method: 'POST',
    path: '/profile/changeName',
    summary: "Changes one's own name: 2 to 40 letters, each word in one alphabet, not that of the house or its staff.",
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: z.strictObject({ name: line(2, 40) }),
    answer: Done,
    errors: [],
  }),
  setNewsletter: defineCall({
    name: 'profile.setNewsletter',
    method: 'POST',
    path: '/profile/setNewsletter',
    summary: 'Whether one gets the newsletter.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: z.strictObject({ newsletter: z.boolean() }),
    answer: Done,
    errors: [],
  }),
  setPicture: defineCall({
    name: 'profile.setPicture',
    method: 'POST',
    path: '/profile/setPicture',
    summary:
      "Sets one's own picture: a square PNG or JPEG of 32 to 512 pixels and at most 200 kB, as Base64. Metadata is dropped.",
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    bodyMax: PICTURE_TEXT_MAX + 1024,
    request: z.strictObject({ data: z.base64().check(z.minLength(4), z.maxLength(PICTURE_TEXT_MAX)) }),
    answer: z.strictObject({ image: z.url() }),
    errors: [],
  }),
  removePicture: defineCall({
    name: 'profile.removePicture',
    method: 'POST',
    path: '/profile/removePicture',
    summary: "Removes one's own picture; initials stand in its place.",
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: Empty,
    answer: Done,
    errors: [],
  }),
};
