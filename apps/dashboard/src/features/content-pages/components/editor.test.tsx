import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { tokenFor } from '../../../testing/token.ts';
import { typeInto } from '../../../testing/type-into.ts';
import { Editor } from './editor.tsx';

const page = { slug: 'faq', text: 'Old', version: 3, writer: null, writtenAt: null } as const;

/** Renders the editor of an admin, with a server that saves on demand. */
async function drawEditor() {
  localStorage.clear();
  onTestFinished(() => localStorage.clear());
  const read = sessionFromToken(tokenFor({ user: 1, role: ROLE.admin }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const saved = Promise.withResolvers<void>();
  const save = vi.fn(async ({ text }: { readonly text: string }) => {
    await saved.promise;
    return { page: { ...page, text, version: 4 } };
  });
  const onDone = vi.fn();
  const node = <Editor page={page} onDone={onDone} />;
  const drawn = await renderInApp({ node, answers: { contentPage: { save } }, claims: read.session });
  const field = drawn.page.querySelector('textarea');
  if (field === null) throw new Error('There is nothing to write in.');
  const press = async (name: string) => {
    await act(async () => [...drawn.page.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
    await drawn.settle();
  };
  const answer = async () => {
    await act(async () => saved.resolve());
    await drawn.settle();
  };
  const sent = () => save.mock.lastCall?.[0];
  return { field, press, answer, sent, onDone, write: (text: string) => typeInto(field, text) };
}

test('saving a page closes the editor', async () => {
  const { write, press, answer, sent, onDone } = await drawEditor();
  await write('New');
  await press('Save');
  await answer();
  expect(sent()).toEqual({ slug: 'faq', text: 'New', version: 3 });
  expect(onDone).toHaveBeenCalledOnce();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('text typed during saving stays, as a draft of the saved version', async () => {
  const { field, write, press, answer, sent, onDone } = await drawEditor();
  await write('New');
  await press('Save');
  await write('New, and more');
  await answer();
  expect(onDone).not.toHaveBeenCalled();
  expect(field.value).toBe('New, and more');
  await press('Save');
  expect(sent()).toEqual({ slug: 'faq', text: 'New, and more', version: 4 });
});
