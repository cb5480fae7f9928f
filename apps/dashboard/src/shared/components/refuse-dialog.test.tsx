import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft } from '../../data/drafts.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

const WHAT = 'application 7 refuse';
const kept = () => readDraft(0, WHAT);

beforeEach(() => localStorage.clear());

async function open(isDone = true) {
  const onRefuse = vi.fn(async () => isDone);
  const { settle } = await renderInApp({
    node: (
      <RefuseDialog
        draftName={WHAT}
        title="Reject Robin?"
        hint="The applicant is notified and can see the reason."
        isPending={false}
        problem={null}
        onRefuse={onRefuse}
        onClose={() => undefined}
      />
    ),
    answers: {},
  });
  // The last dialog, as an earlier one may still be closing.
  const field = [...document.querySelectorAll('textarea')].at(-1);
  if (field === undefined) throw new Error('no field');
  const press = async (name: string) => {
    await act(async () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    );
    await settle();
  };
  return { field, press, onRefuse };
}

test('the reason is restored after a reload', async () => {
  const { field } = await open();
  await typeInto(field, 'Too few games');
  expect(kept()).toBe('Too few games');
  const again = await open();
  expect(again.field).not.toBe(field);
  expect(again.field.value).toBe('Too few games');
  expect(document.body.textContent).toContain('Your unsaved changes have been restored.');
});

test.each([' ', '\u200b', '\u2800\u00ad'])('a reason that shows nothing rejects nothing: %j', async (reason) => {
  const { field, press, onRefuse } = await open();
  await typeInto(field, reason);
  await press('Reject');
  expect(onRefuse).not.toHaveBeenCalled();
});

test('the reason is kept when the server refuses it', async () => {
  const refused = await open(false);
  await typeInto(refused.field, 'Too few games');
  await refused.press('Reject');
  expect(refused.onRefuse).toHaveBeenCalledExactlyOnceWith('Too few games');
  expect(kept()).toBe('Too few games');
});

test.each(['Reject', 'Cancel'])('the reason is empty again after %s', async (name) => {
  const { field, press } = await open();
  await typeInto(field, 'Too few games');
  await press(name);
  expect(kept()).toBeUndefined();
});
