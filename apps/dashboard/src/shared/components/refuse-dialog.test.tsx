import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft } from '../../data/drafts.ts';
import { drawInApp } from '../../testing/in-app.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

const WHAT = 'application 7 refuse';
const kept = () => readDraft(0, WHAT);

beforeEach(() => localStorage.clear());

async function open(isDone = true) {
  const onRefuse = vi.fn(async () => isDone);
  const { settle } = await drawInApp({
    node: (
      <RefuseDialog
        what={WHAT}
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
  // Of the dialog that opened last: one of before may be there still.
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

test('a reason that the page took with it is back when the dialog is opened again', async () => {
  const { field } = await open();
  await typeInto(field, 'Too few games');
  expect(kept()).toBe('Too few games');
  const again = await open();
  expect(again.field).not.toBe(field);
  expect(again.field.value).toBe('Too few games');
  expect(document.body.textContent).toContain('Your unsaved changes have been restored.');
});

test('a reason that the server would not take is kept', async () => {
  const refused = await open(false);
  await typeInto(refused.field, 'Too few games');
  await refused.press('Reject');
  expect(refused.onRefuse).toHaveBeenCalledExactlyOnceWith('Too few games');
  expect(kept()).toBe('Too few games');
});

test.each(['Reject', 'Cancel'])('after %s the dialog begins anew the next time', async (name) => {
  const { field, press } = await open();
  await typeInto(field, 'Too few games');
  await press(name);
  expect(kept()).toBeUndefined();
});
